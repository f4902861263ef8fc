import type { RegleDemandee } from './urssaf/modele.ts';

type NomRegle = RegleDemandee['regle'];

/** A contribution of the public model, as it is called here, and those that it adds up. */
export interface Poste {
  readonly regle: NomRegle;
  readonly libelle: string;
  readonly composants: readonly Poste[];
}

const poste = (regle: NomRegle, libelle: string, ...composants: readonly Poste[]): Poste => ({
  regle,
  libelle,
  composants,
});

/** President of a company by shares, treated as an employee. */
export const POSTES_ASSIMILE_SALARIE = poste(
  'salarié . cotisations',
  'Cotisations',
  poste(
    'salarié . cotisations . employeur',
    'Part de l’employeur',
    poste('salarié . cotisations . maladie . employeur', 'Maladie'),
    poste('salarié . cotisations . prévoyances . santé . employeur', 'Complémentaire santé'),
    poste('salarié . cotisations . ATMP', 'Accidents du travail'),
    poste('salarié . cotisations . vieillesse . plafonnée . employeur', 'Vieillesse plafonnée'),
    poste('salarié . cotisations . vieillesse . déplafonnée . employeur', 'Vieillesse déplafonnée'),
    poste('salarié . cotisations . retraite complémentaire . employeur', 'Retraite complémentaire'),
    poste('salarié . cotisations . CEG . employeur', 'Contribution d’équilibre général'),
    poste('salarié . cotisations . CET . employeur', 'Contribution d’équilibre technique'),
    poste('salarié . cotisations . allocations familiales', 'Allocations familiales'),
    poste('salarié . cotisations . assurance chômage', 'Assurance chômage'),
    poste('salarié . cotisations . APEC . employeur', 'Apec'),
    poste('salarié . cotisations . autres employeur', 'Formation, apprentissage, logement, autonomie'),
    poste('salarié . cotisations . prévoyances . incapacité invalidité décès . employeur', 'Prévoyance des cadres'),
  ),
  poste(
    'salarié . cotisations . salarié',
    'Part du salarié',
    poste('salarié . cotisations . maladie . salarié', 'Maladie'),
    poste('salarié . cotisations . prévoyances . santé . salarié', 'Complémentaire santé'),
    poste('salarié . cotisations . vieillesse . plafonnée . salarié', 'Vieillesse plafonnée'),
    poste('salarié . cotisations . vieillesse . déplafonnée . salarié', 'Vieillesse déplafonnée'),
    poste('salarié . cotisations . retraite complémentaire . salarié', 'Retraite complémentaire'),
    poste('salarié . cotisations . CEG . salarié', 'Contribution d’équilibre général'),
    poste('salarié . cotisations . CET . salarié', 'Contribution d’équilibre technique'),
    poste('salarié . cotisations . APEC . salarié', 'Apec'),
    poste('salarié . cotisations . CSG-CRDS . CSG . déductible', 'CSG déductible'),
    poste('salarié . cotisations . CSG-CRDS . sur revenus imposables non déductible', 'CSG et CRDS non déductibles'),
    poste('salarié . cotisations . CSG-CRDS . sur revenus non imposables', 'CSG et CRDS sur revenus non imposables'),
    poste('salarié . cotisations . prévoyances . incapacité invalidité décès . salarié', 'Prévoyance'),
  ),
);

export const POSTES_INDEPENDANT = poste(
  'dirigeant . indépendant . cotisations et contributions',
  'Cotisations',
  poste(
    'dirigeant . indépendant . cotisations et contributions . cotisations',
    'Cotisations sociales',
    poste('dirigeant . indépendant . cotisations et contributions . maladie', 'Maladie'),
    poste('dirigeant . indépendant . cotisations et contributions . retraite de base', 'Retraite de base'),
    poste(
      'dirigeant . indépendant . cotisations et contributions . retraite complémentaire',
      'Retraite complémentaire',
    ),
    poste(
      'dirigeant . indépendant . cotisations et contributions . indemnités journalières maladie',
      'Indemnités journalières',
    ),
    poste('dirigeant . indépendant . cotisations et contributions . invalidité et décès', 'Invalidité et décès'),
    poste('dirigeant . indépendant . cotisations et contributions . allocations familiales', 'Allocations familiales'),
  ),
  poste(
    'dirigeant . indépendant . cotisations et contributions . CSG-CRDS',
    'CSG et CRDS',
    poste('dirigeant . indépendant . cotisations et contributions . CSG-CRDS . déductible', 'CSG déductible'),
    poste(
      'dirigeant . indépendant . cotisations et contributions . CSG-CRDS . non déductible',
      'CSG et CRDS non déductibles',
    ),
  ),
  poste(
    'dirigeant . indépendant . cotisations et contributions . formation professionnelle',
    'Formation professionnelle',
  ),
);

export const POSTES_MICRO = poste(
  'dirigeant . auto-entrepreneur . cotisations et contributions',
  'Cotisations',
  poste('dirigeant . auto-entrepreneur . cotisations et contributions . cotisations', 'Cotisations sur les recettes'),
  poste('dirigeant . auto-entrepreneur . cotisations et contributions . CFP', 'Formation professionnelle'),
  poste('dirigeant . auto-entrepreneur . cotisations et contributions . TFC', 'Taxes pour frais de chambre'),
);

/** The rule of a contribution and of everything inside it. */
export const reglesDe = (p: Poste): readonly RegleDemandee[] => [
  { regle: p.regle, unite: '€/an' },
  ...p.composants.flatMap(reglesDe),
];

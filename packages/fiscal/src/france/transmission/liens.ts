import type { NomPatrimoine } from '../parametres/domaines/index.ts';
import type { Tarif } from '../parametres/domaines/tarifs-mutation.ts';

/** Who receives, seen from the donor or the deceased. */
export const LIENS = [
  'conjoint',
  'partenaire_pacs',
  'enfant',
  'petit_enfant',
  'arriere_petit_enfant',
  'parent',
  'grand_parent',
  'frere_soeur',
  'neveu_niece',
  'parent_4e_degre',
  'autre',
] as const;
export type Lien = (typeof LIENS)[number];

interface RegleDuLien {
  readonly libelle: string;
  readonly tarif: Tarif;
  /** Allowance for a gift; null when the law gives none. */
  readonly donation: NomPatrimoine | null;
  /** Allowance in an inheritance; null leaves the default one. */
  readonly succession: NomPatrimoine | null;
  readonly articleAbattement: string;
}

const LIGNE_DIRECTE = {
  tarif: 'directe',
  donation: 'dmtg.abattement_ligne_directe',
  succession: 'dmtg.abattement_ligne_directe',
  articleAbattement: 'CGI art. 779 I',
} as const;

export const REGLES_DU_LIEN: Readonly<Record<Lien, RegleDuLien>> = {
  conjoint: {
    libelle: 'Conjoint',
    tarif: 'epoux',
    donation: 'dmtg.abattement_conjoint',
    succession: null,
    articleAbattement: 'CGI art. 790 E',
  },
  partenaire_pacs: {
    libelle: 'Partenaire de PACS',
    tarif: 'epoux',
    donation: 'dmtg.abattement_conjoint',
    succession: null,
    articleAbattement: 'CGI art. 790 F',
  },
  enfant: { libelle: 'Enfant', ...LIGNE_DIRECTE },
  parent: { libelle: 'Père ou mère', ...LIGNE_DIRECTE },
  grand_parent: { libelle: 'Grand-parent', ...LIGNE_DIRECTE },
  petit_enfant: {
    libelle: 'Petit-enfant',
    tarif: 'directe',
    donation: 'dmtg.abattement_petit_enfant',
    succession: null,
    articleAbattement: 'CGI art. 790 B',
  },
  arriere_petit_enfant: {
    libelle: 'Arrière-petit-enfant',
    tarif: 'directe',
    donation: 'dmtg.abattement_arriere_petit_enfant',
    succession: null,
    articleAbattement: 'CGI art. 790 D',
  },
  frere_soeur: {
    libelle: 'Frère ou sœur',
    tarif: 'fratrie',
    donation: 'dmtg.abattement_frere_soeur',
    succession: 'dmtg.abattement_frere_soeur',
    articleAbattement: 'CGI art. 779 IV',
  },
  neveu_niece: {
    libelle: 'Neveu ou nièce',
    tarif: 'quatrieme_degre',
    donation: 'dmtg.abattement_neveu_niece',
    succession: 'dmtg.abattement_neveu_niece',
    articleAbattement: 'CGI art. 779 V',
  },
  parent_4e_degre: {
    libelle: 'Parent jusqu’au quatrième degré',
    tarif: 'quatrieme_degre',
    donation: null,
    succession: null,
    articleAbattement: 'CGI art. 777',
  },
  autre: {
    libelle: 'Autre personne',
    tarif: 'autres',
    donation: null,
    succession: null,
    articleAbattement: 'CGI art. 777',
  },
};

export function estEpoux(lien: Lien): boolean {
  return lien === 'conjoint' || lien === 'partenaire_pacs';
}

/** Descendants of the donor, to whom family gifts of money are open without condition on the donor's descent. */
export function estDescendant(lien: Lien): boolean {
  return lien === 'enfant' || lien === 'petit_enfant' || lien === 'arriere_petit_enfant';
}

import { arrondirEuro } from '../../core/arrondi.ts';
import { PARAMETRES_2024 } from './2024.ts';
import { PARAMETRES_2025 } from './2025.ts';
import type { ParametresAnnee } from './definition.ts';
import type { Reforme } from './reforme.ts';

/** A reform ready to be tried: no law, and said so. */
export interface ProjetDeReforme {
  readonly id: string;
  readonly titre: string;
  /** What it is worth: « Projet non voté », « Non retenu ». */
  readonly etat: string;
  readonly explication: string;
  readonly changements: Reforme;
}

/** What finance laws raise together: the thresholds of the scale, the caps that follow them, the décote. */
const INDEXES = [
  'bareme.seuil_1',
  'bareme.seuil_2',
  'bareme.seuil_3',
  'bareme.seuil_4',
  'quotient_familial.plafond_demi_part',
  'quotient_familial.plafond_parent_isole',
  'quotient_familial.plafond_case_l',
  'quotient_familial.reduction_invalidite',
  'quotient_familial.reduction_veuf',
  'decote.forfait_seul',
  'decote.forfait_couple',
] as const;

/** A rate that no text gives: the reader puts that of the bill in its place. */
const INDEXATION_SUPPOSEE = 0.01;
/** PLF 2026 as tabled, set aside by Parliament. */
const FORFAIT_PAR_PENSIONNE = 2_000;

const indexer = (annee: ParametresAnnee, taux: number): Reforme =>
  Object.fromEntries(INDEXES.map((nom) => [nom, arrondirEuro((annee.provenance.get(nom)?.valeur ?? 0) * (1 + taux))]));

/** Reforms of the numbers of the last voted year, in the order in which an adviser is asked about them. */
export const PROJETS_DE_REFORME: readonly ProjetDeReforme[] = [
  {
    id: 'prochaine-loi-de-finances',
    titre: 'Prochaine loi de finances\u202f: barème indexé de 1\u00a0%',
    etat: 'Projet non voté',
    explication:
      'Les règles des revenus 2026 ne sont pas votées. Les seuils du barème, les plafonds du quotient familial et la décote sont relevés de 1\u00a0%, comme une indexation le ferait. Ce taux est une hypothèse\u202f: mettez à sa place celui du texte.',
    changements: indexer(PARAMETRES_2025, INDEXATION_SUPPOSEE),
  },
  {
    id: 'bareme-gele',
    titre: 'Barème gelé aux seuils des revenus 2024',
    etat: 'Non retenu',
    explication:
      'Les seuils du barème, les plafonds du quotient familial et la décote restent ceux des revenus 2024, comme si la loi de finances pour 2026 ne les avait pas relevés.',
    changements: indexer(PARAMETRES_2024, 0),
  },
  {
    id: 'forfait-pensions',
    titre: 'Forfait de 2\u202f000\u00a0€ par pensionné au lieu des 10\u00a0%',
    etat: 'Non retenu',
    explication:
      'L’abattement de 10\u00a0% sur les pensions devient un forfait par personne. Cette mesure du projet de loi de finances pour 2026 n’a pas été votée.',
    changements: {
      'pensions.taux_abattement': 0,
      'pensions.abattement_min': FORFAIT_PAR_PENSIONNE,
      'pensions.abattement_max_foyer': 2 * FORFAIT_PAR_PENSIONNE,
    },
  },
];

import type { FichierAnnee } from './definition.ts';
import { lu } from './definition.ts';
import {
  CODE,
  CODE_SEUL,
  KILOMETRES,
  LE_MEUR,
  LFR_2022,
  LF_2021,
  OUTRE_MER,
  TOURISME_2023,
  TOURISME_2024,
} from './sources.ts';

/** Numbers that did not move over incomes 2022 to 2025; a year file takes them by name, and may replace any. */
export const COMMUNS = {
  taux_bareme: { taux_1: 0.11, taux_2: 0.3, taux_3: 0.41, taux_4: 0.45 },
  taux_decote: { taux: 0.4525 },
  taux_abattement: { taux_abattement: 0.1 },
  age: { age: 65 },
  micro: {
    taux_bnc: 0.34,
    taux_ventes: 0.71,
    taux_services: 0.5,
    abattement_min: 305,
    recettes_loueur_professionnel: 23_000,
  },
  dons: { taux_66: 0.66, taux_75: 0.75, plafond_75: 1_000, limite_revenu: 0.2, annees_report: 5 },
  per: { taux_plafond_per: 0.1, multiple_pass_per: 8, annees_report_per: 3 },
  capital: {
    taux_pfu: 0.128,
    abattement_dividendes: 0.4,
    csg_deductible: 0.068,
    taux_ps_placements: 0.172,
    taux_ps_fonciers: 0.172,
    taux_ps_assurance_vie: 0.172,
    taux_solidarite: 0.075,
    taux_assurance_vie_reduit: 0.075,
    abattement_assurance_vie_seul: 4_600,
    abattement_assurance_vie_couple: 9_200,
  },
  /** Before the law of 19 November 2024: listed lets follow sales, the others follow services. */
  tourisme_2022: { taux_tourisme_classe: 0.71, taux_tourisme_non_classe: 0.5 },
  /** The tolerance for incomes of 2023 was annulled, and the additional allowance of rural areas is not counted. */
  tourisme_2023: {
    taux_tourisme_classe: lu(TOURISME_2023, 0.71),
    taux_tourisme_non_classe: lu(TOURISME_2023, 0.5),
  },
  tourisme_2024: {
    taux_tourisme_classe: lu(TOURISME_2024, 0.71),
    taux_tourisme_non_classe: lu(TOURISME_2024, 0.5),
  },
  tourisme: { taux_tourisme_classe: lu(LE_MEUR, 0.5), taux_tourisme_non_classe: lu(LE_MEUR, 0.3) },
} as const;

/** Whole groups that did not move over incomes 2022 to 2025. */
export const GROUPES_COMMUNS = {
  foncier: [
    CODE,
    { taux_micro: 0.3, limite_micro: 15_000, limite_deficit: 10_700, limite_deficit_energie: lu(LFR_2022, 21_400) },
  ],
  scolarite: [CODE, { college: 61, lycee: 153, superieur: 183 }],
  emploi_domicile: [
    CODE,
    {
      taux: 0.5,
      plafond: 12_000,
      majoration: 1_500,
      plafond_majore: 15_000,
      plafond_invalidite: 20_000,
      plafond_premiere_annee: 15_000,
      plafond_majore_premiere_annee: 18_000,
      age_majoration: lu(CODE_SEUL, 65),
    },
  ],
  outre_mer: [
    OUTRE_MER,
    {
      taux_antilles_reunion: 0.3,
      plafond_antilles_reunion: 2_450,
      taux_guyane_mayotte: 0.4,
      plafond_guyane_mayotte: 4_050,
    },
  ],
  benefices: [LF_2021, { coefficient_sans_organisme: 1 }],
  syndicat: [CODE, { taux: 0.66, limite_revenu: 0.01 }],
  garde: [CODE, { taux: 0.5, plafond: 3_500 }],
  deficits: [CODE, { annees_report: 6 }],
  niches: [CODE, { plafond: 10_000 }],
  cehr: [
    CODE,
    {
      seuil_1_seul: 250_000,
      seuil_1_couple: 500_000,
      seuil_2_seul: 500_000,
      seuil_2_couple: 1_000_000,
      taux_1: 0.03,
      taux_2: 0.04,
      multiple_lissage: 1.5,
    },
  ],
  recouvrement: [CODE, { seuil_impot: 61, seuil_solde: 12, seuil_restitution: 8 }],
  kilometres: [
    KILOMETRES,
    { seuil_1: 5_000, seuil_2: 20_000, puissance_min: 3, puissance_max: 7, majoration_electrique: 0.2 },
  ],
  kilometres_taux_1: [KILOMETRES, { cv_3: 0.529, cv_4: 0.606, cv_5: 0.636, cv_6: 0.665, cv_7: 0.697 }],
  kilometres_taux_2: [KILOMETRES, { cv_3: 0.316, cv_4: 0.34, cv_5: 0.357, cv_6: 0.374, cv_7: 0.394 }],
  kilometres_fixe_2: [KILOMETRES, { cv_3: 1_065, cv_4: 1_330, cv_5: 1_395, cv_6: 1_457, cv_7: 1_515 }],
  kilometres_taux_3: [KILOMETRES, { cv_3: 0.37, cv_4: 0.407, cv_5: 0.427, cv_6: 0.447, cv_7: 0.47 }],
  enfants: [CODE, { age_max_rattachement: 25, age_max_rattachement_sans_etudes: 21, age_max_garde: 6 }],
} as const satisfies Partial<FichierAnnee>;

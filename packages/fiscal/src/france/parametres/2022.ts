import { COMMUNS, GROUPES_COMMUNS } from './constantes.ts';
import { definirAnnee, lu } from './definition.ts';
import { CODE, LF_2021, LF_2023, MICRO_2020, PASS } from './sources.ts';

/** Incomes of 2022, taxed in 2023. */
export const PARAMETRES_2022 = definirAnnee(2022, {
  ...GROUPES_COMMUNS,
  bareme: [LF_2023, { seuil_1: 10_777, seuil_2: 27_478, seuil_3: 78_570, seuil_4: 168_994, ...COMMUNS.taux_bareme }],
  quotient_familial: [
    LF_2023,
    {
      plafond_demi_part: 1_678,
      plafond_parent_isole: 3_959,
      plafond_case_l: 1_002,
      reduction_invalidite: 1_673,
      reduction_veuf: 1_868,
    },
  ],
  decote: [LF_2023, { forfait_seul: 833, forfait_couple: 1_378, ...COMMUNS.taux_decote }],
  salaires: [LF_2023, { abattement_min: 472, abattement_max: 13_522, ...COMMUNS.taux_abattement }],
  pensions: [LF_2023, { abattement_min: 422, abattement_max_foyer: 4_123, ...COMMUNS.taux_abattement }],
  age_invalidite: [
    LF_2023,
    { montant_1: 2_620, plafond_1: 16_410, montant_2: 1_310, plafond_2: 26_400, ...COMMUNS.age },
  ],
  micro: [
    MICRO_2020,
    {
      ...COMMUNS.micro,
      ...COMMUNS.tourisme_2022,
      limite_ventes: 176_200,
      limite_services: 72_600,
      limite_bnc: 72_600,
      limite_tourisme_classe: 176_200,
      limite_tourisme_non_classe: 72_600,
    },
  ],
  capital: [CODE, { ...COMMUNS.capital, taux_ps_plus_values: 0.172, taux_ps_meubles: 0.172 }],
  benefices: [LF_2021, { coefficient_sans_organisme: 1.1 }],
  dons: [CODE, { ...COMMUNS.dons, plafond_75_releve: 1_000 }],
  charges: [PASS, { ...COMMUNS.per, pass_precedent: 41_136, pension_enfant_majeur: lu(LF_2023, 6_368) }],
  // Created for incomes of 2025 (loi n° 2025-127, art. 10).
  cdhr: null,
  // No limit of age before the payments of 2026.
  per_age: null,
});

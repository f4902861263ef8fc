import { COMMUNS, GROUPES_COMMUNS } from './constantes.ts';
import { definirAnnee, lu } from './definition.ts';
import { CODE, LF_2025, MICRO_2023, PASS, TOURISME_2024 } from './sources.ts';

/** Incomes of 2024, taxed in 2025. */
export const PARAMETRES_2024 = definirAnnee(2024, {
  ...GROUPES_COMMUNS,
  bareme: [LF_2025, { seuil_1: 11_497, seuil_2: 29_315, seuil_3: 83_823, seuil_4: 180_294, ...COMMUNS.taux_bareme }],
  quotient_familial: [
    LF_2025,
    {
      plafond_demi_part: 1_791,
      plafond_parent_isole: 4_224,
      plafond_case_l: 1_069,
      reduction_invalidite: 1_785,
      reduction_veuf: 1_993,
    },
  ],
  decote: [LF_2025, { forfait_seul: 889, forfait_couple: 1_470, ...COMMUNS.taux_decote }],
  salaires: [LF_2025, { abattement_min: 504, abattement_max: 14_426, ...COMMUNS.taux_abattement }],
  pensions: [LF_2025, { abattement_min: 450, abattement_max_foyer: 4_399, ...COMMUNS.taux_abattement }],
  age_invalidite: [
    LF_2025,
    { montant_1: 2_796, plafond_1: 17_510, montant_2: 1_398, plafond_2: 28_170, ...COMMUNS.age },
  ],
  micro: [
    MICRO_2023,
    {
      ...COMMUNS.micro,
      ...COMMUNS.tourisme_2024,
      limite_ventes: 188_700,
      limite_services: 77_700,
      limite_bnc: 77_700,
      limite_tourisme_classe: 188_700,
      limite_tourisme_non_classe: lu(TOURISME_2024, 77_700),
    },
  ],
  capital: [CODE, { ...COMMUNS.capital, taux_ps_plus_values: 0.172, taux_ps_meubles: 0.172 }],
  dons: [CODE, { ...COMMUNS.dons, plafond_75_releve: 1_000 }],
  charges: [PASS, { ...COMMUNS.per, pass_precedent: 43_992, pension_enfant_majeur: lu(LF_2025, 6_794) }],
  // Created for incomes of 2025 (loi n° 2025-127, art. 10).
  cdhr: null,
  // No limit of age before the payments of 2026.
  per_age: null,
});

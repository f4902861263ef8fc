import { COMMUNS, GROUPES_COMMUNS } from './constantes.ts';
import { definirAnnee, lu } from './definition.ts';
import { CODE, LF_2024, MICRO_2023, PASS, TOURISME_2023 } from './sources.ts';

/** Incomes of 2023, taxed in 2024. */
export const PARAMETRES_2023 = definirAnnee(2023, {
  ...GROUPES_COMMUNS,
  bareme: [LF_2024, { seuil_1: 11_294, seuil_2: 28_797, seuil_3: 82_341, seuil_4: 177_106, ...COMMUNS.taux_bareme }],
  quotient_familial: [
    LF_2024,
    {
      plafond_demi_part: 1_759,
      plafond_parent_isole: 4_149,
      plafond_case_l: 1_050,
      reduction_invalidite: 1_753,
      reduction_veuf: 1_958,
    },
  ],
  decote: [LF_2024, { forfait_seul: 873, forfait_couple: 1_444, ...COMMUNS.taux_decote }],
  salaires: [LF_2024, { abattement_min: 495, abattement_max: 14_171, ...COMMUNS.taux_abattement }],
  pensions: [LF_2024, { abattement_min: 442, abattement_max_foyer: 4_321, ...COMMUNS.taux_abattement }],
  age_invalidite: [
    LF_2024,
    { montant_1: 2_746, plafond_1: 17_200, montant_2: 1_373, plafond_2: 27_670, ...COMMUNS.age },
  ],
  micro: [
    MICRO_2023,
    {
      ...COMMUNS.micro,
      ...COMMUNS.tourisme_2023,
      limite_ventes: 188_700,
      limite_services: 77_700,
      limite_bnc: 77_700,
      limite_tourisme_classe: 188_700,
      limite_tourisme_non_classe: lu(TOURISME_2023, 77_700),
    },
  ],
  capital: [CODE, { ...COMMUNS.capital, taux_ps_plus_values: 0.172, taux_ps_meubles: 0.172 }],
  dons: [CODE, { ...COMMUNS.dons, plafond_75_releve: 1_000 }],
  charges: [PASS, { ...COMMUNS.per, pass_precedent: 41_136, pension_enfant_majeur: lu(LF_2024, 6_674) }],
  // Created for incomes of 2025 (loi n° 2025-127, art. 10).
  cdhr: null,
  // No limit of age before the payments of 2026.
  per_age: null,
});

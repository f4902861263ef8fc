import { COMMUNS, GROUPES_COMMUNS } from './constantes.ts';
import { definirAnnee, lu } from './definition.ts';
import { CODE, LE_MEUR, LFSS_2026, LF_2025, LF_2026, MICRO_2023, PASS } from './sources.ts';

/** Incomes of 2025, taxed in 2026. */
export const PARAMETRES_2025 = definirAnnee(2025, {
  ...GROUPES_COMMUNS,
  bareme: [LF_2026, { seuil_1: 11_600, seuil_2: 29_579, seuil_3: 84_577, seuil_4: 181_917, ...COMMUNS.taux_bareme }],
  quotient_familial: [
    LF_2026,
    {
      plafond_demi_part: 1_807,
      plafond_parent_isole: 4_262,
      plafond_case_l: 1_079,
      reduction_invalidite: 1_801,
      reduction_veuf: 2_011,
    },
  ],
  decote: [LF_2026, { forfait_seul: 897, forfait_couple: 1_483, ...COMMUNS.taux_decote }],
  salaires: [LF_2026, { abattement_min: 509, abattement_max: 14_555, ...COMMUNS.taux_abattement }],
  pensions: [LF_2026, { abattement_min: 454, abattement_max_foyer: 4_439, ...COMMUNS.taux_abattement }],
  age_invalidite: [
    LF_2026,
    { montant_1: 2_822, plafond_1: 17_670, montant_2: 1_411, plafond_2: 28_430, ...COMMUNS.age },
  ],
  micro: [
    MICRO_2023,
    {
      ...COMMUNS.micro,
      ...COMMUNS.tourisme,
      limite_ventes: 188_700,
      limite_services: 77_700,
      limite_bnc: 77_700,
      limite_tourisme_classe: lu(LE_MEUR, 77_700),
      limite_tourisme_non_classe: lu(LE_MEUR, 15_000),
    },
  ],
  capital: [
    CODE,
    { ...COMMUNS.capital, taux_ps_plus_values: lu(LFSS_2026, 0.186), taux_ps_meubles: lu(LFSS_2026, 0.186) },
  ],
  // 2 000 € only for gifts paid from 14 October 2025 (LF 2026, art. 28); how both ceilings combine is not settled.
  dons: [CODE, { ...COMMUNS.dons, plafond_75_releve: lu(LF_2026, 2_000) }],
  charges: [PASS, { ...COMMUNS.per, pass_precedent: 46_368, pension_enfant_majeur: lu(LF_2026, 6_855) }],
  per_age: null,
  cdhr: [
    LF_2025,
    {
      taux: 0.2,
      seuil_seul: 250_000,
      seuil_couple: 500_000,
      taux_decote: 0.825,
      limite_decote_seul: 330_000,
      limite_decote_couple: 660_000,
      majoration_couple: 12_500,
      majoration_charge: 1_500,
    },
  ],
});

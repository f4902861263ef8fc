import { PARAMETRES_2025 } from './2025.ts';
import { COMMUNS } from './constantes.ts';
import { completerAnnee, lu } from './definition.ts';
import { CODE, LE_MEUR, LE_MEUR_2026, LFSS_2026, LF_2026, MICRO_2026, PASS, PER_2026 } from './sources.ts';

/**
 * Incomes of 2026, taxed in 2027: the scale is not voted. What is already law for this year replaces the numbers of 2025;
 * it is only reached under the hypothesis of the latest parameters, and the result is an estimate.
 */
export const PARAMETRES_2026 = completerAnnee(PARAMETRES_2025, 2026, {
  micro: [
    MICRO_2026,
    {
      ...COMMUNS.micro,
      ...COMMUNS.tourisme,
      limite_ventes: 203_100,
      limite_services: 83_600,
      limite_bnc: 83_600,
      limite_tourisme_classe: lu(LE_MEUR_2026, 83_600),
      limite_tourisme_non_classe: lu(LE_MEUR, 15_000),
    },
  ],
  capital: [
    CODE,
    {
      ...COMMUNS.capital,
      taux_ps_placements: lu(LFSS_2026, 0.186),
      taux_ps_plus_values: lu(LFSS_2026, 0.186),
      taux_ps_meubles: lu(LFSS_2026, 0.186),
    },
  ],
  // 2 000 € for the whole year: every gift of 2026 is paid after 14 October 2025.
  dons: [CODE, { ...COMMUNS.dons, plafond_75: lu(LF_2026, 2_000), plafond_75_releve: lu(LF_2026, 2_000) }],
  charges: [
    PASS,
    {
      ...COMMUNS.per,
      pass_precedent: 47_100,
      annees_report_per: lu(PER_2026, 5),
      pension_enfant_majeur: lu(LF_2026, 6_855),
    },
  ],
  per_age: [PER_2026, { age_max: 70 }],
});

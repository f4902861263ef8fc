import { groupe } from '../../international/parametres.ts';
import type { AnneeSuisse } from './annees.ts';
import { ASSURANCES, CALCULATRICE, INDEPENDANTS, LPP } from './sources.ts';

const assurances = groupe('LAVS art. 5 ; LAI art. 3 ; LAPG art. 27 ; LACI art. 3', ASSURANCES, {
  avs_ai_apg: 0.053,
  ac: 0.011,
  ac_plafond: 148_200,
});

/** Non-occupational accident: the rate depends on the employer; this is the calculator's. */
const accident = groupe('LAA art. 91 ; convention de calcul', CALCULATRICE, { nbu: 0.004, nbu_plafond: 148_200 });

const LPP_ARTICLE = 'LPP art. 7, 8 et 16';
const bonifications = {
  age_1: 25,
  age_2: 35,
  age_3: 45,
  age_4: 55,
  bonification_1: 0.07,
  bonification_2: 0.1,
  bonification_3: 0.15,
  bonification_4: 0.18,
  part_salarie: 0.5,
};
const lpp = {
  2024: groupe(LPP_ARTICLE, LPP, {
    entree: 22_050,
    coordination: 25_725,
    salaire_maximal: 88_200,
    coordonne_minimal: 3675,
    ...bonifications,
  }),
  2025: groupe(LPP_ARTICLE, LPP, {
    entree: 22_680,
    coordination: 26_460,
    salaire_maximal: 90_720,
    coordonne_minimal: 3780,
    ...bonifications,
  }),
} as const;

/** Above the compulsory ceiling, as the calculator supposes. */
const surobligatoire = groupe('Convention de calcul', CALCULATRICE, { taux: 0.035 });

const independant = (minimum: number, seuilMinimum: number, seuilPlein: number) =>
  groupe('LAVS art. 8 ; RAVS art. 21', INDEPENDANTS, {
    minimum,
    seuil_minimum: seuilMinimum,
    seuil_plein: seuilPlein,
    taux_plein: 0.1,
  });

const commun = { assurances, accident, surobligatoire };

export const PARAMETRES_COTISATIONS = {
  2024: { ...commun, lpp: lpp[2024], independant: independant(514, 9800, 58_800) },
  2025: { ...commun, lpp: lpp[2025], independant: independant(530, 10_100, 60_500) },
  2026: { ...commun, lpp: lpp[2025], independant: independant(530, 10_100, 60_500) },
} as const satisfies Record<AnneeSuisse, unknown>;

export type ParametresCotisations = (typeof PARAMETRES_COTISATIONS)[AnneeSuisse];

/** Percents of the sliding scale of the self-employed, from the lowest step; the last is the ordinary rate. */
const TAUX_DEGRESSIFS = [
  5.371, 5.494, 5.617, 5.741, 5.864, 5.987, 6.235, 6.481, 6.728, 6.976, 7.222, 7.469, 7.84, 8.209, 8.58, 8.951, 9.321,
] as const;

const SEUILS_2025 = [
  10_100, 17_600, 23_000, 25_500, 28_000, 30_500, 33_000, 35_500, 38_000, 40_500, 43_000, 45_500, 48_000, 50_500,
  53_000, 55_500, 58_000,
] as const;

const SEUILS_2024 = [
  9800, 17_500, 21_300, 23_800, 26_300, 28_800, 31_300, 33_800, 36_300, 38_800, 41_300, 43_800, 46_300, 48_800, 51_300,
  53_800, 56_300,
] as const;

/** Income from which each rate of the sliding scale applies to the whole income. Steps inferred, hence an estimate. */
export const BAREME_INDEPENDANTS: Readonly<
  Record<AnneeSuisse, { readonly seuils: readonly number[]; readonly taux: readonly number[] }>
> = {
  2024: { seuils: SEUILS_2024, taux: TAUX_DEGRESSIFS },
  2025: { seuils: SEUILS_2025, taux: TAUX_DEGRESSIFS },
  2026: { seuils: SEUILS_2025, taux: TAUX_DEGRESSIFS },
};

/** Age supposed when none is given. Not a legal number. */
export const AGE_SUPPOSE = 40;

import type { BaremeLargeurs } from '../baremes.ts';
import type { AnneeSuisse } from './annees.ts';

/** Basic tariffs of Zurich, StG § 35: width of each bracket, percent; the last bracket has no end. */
export const BAREMES_ZURICH: Readonly<
  Record<AnneeSuisse, { readonly seul: BaremeLargeurs; readonly famille: BaremeLargeurs }>
> = {
  2024: {
    seul: {
      largeurs: [6900, 4900, 4800, 7900, 9600, 11_000, 12_900, 17_400, 33_600, 33_200, 52_700, 68_400],
      taux: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    },
    famille: {
      largeurs: [13_900, 6300, 8000, 9700, 11_100, 14_300, 31_800, 31_900, 47_900, 57_200, 62_100, 71_600],
      taux: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    },
  },
  2025: {
    seul: {
      largeurs: [6900, 4900, 4800, 7900, 9600, 11_000, 12_900, 17_400, 33_600, 33_200, 52_700, 68_400],
      taux: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    },
    famille: {
      largeurs: [13_900, 6300, 8000, 9700, 11_100, 14_300, 31_800, 31_900, 47_900, 57_200, 62_100, 71_600],
      taux: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    },
  },
  2026: {
    seul: {
      largeurs: [7000, 5000, 4800, 8000, 9700, 11_200, 13_100, 17_600, 34_000, 33_700, 53_300, 69_300],
      taux: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    },
    famille: {
      largeurs: [14_100, 6400, 8100, 9800, 11_200, 14_500, 32_200, 32_400, 48_500, 57_900, 62_900, 72_600],
      taux: [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    },
  },
};

import type { BaremeSeuils } from '../baremes.ts';
import type { AnneeSuisse } from './annees.ts';

/**
 * Basic tax of Vaud, LI art. 47: threshold, percent above it. 2026: the export of the federal administration still holds
 * the scale of 2025; the indexed one is that of its calculator (index 116.0 over 115.9).
 */
export const BAREMES_VAUD: Readonly<Record<AnneeSuisse, BaremeSeuils>> = {
  2024: {
    seuils: [
      0, 1600, 3400, 5000, 8200, 11_700, 14_900, 23_300, 40_000, 56_500, 73_300, 89_900, 106_600, 133_200, 159_800,
      189_800, 219_900, 252_500, 287_600,
    ],
    taux: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12.5, 13, 13.5, 14, 14.5, 15, 15.5],
  },
  2025: {
    seuils: [
      0, 1600, 3400, 5100, 8300, 11_900, 15_100, 23_600, 40_500, 57_200, 74_300, 91_100, 108_000, 134_900, 161_900,
      192_300, 222_800, 255_800, 291_400,
    ],
    taux: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12.5, 13, 13.5, 14, 14.5, 15, 15.5],
  },
  2026: {
    seuils: [
      0, 1600, 3400, 5100, 8300, 11_900, 15_100, 23_600, 40_500, 57_200, 74_400, 91_200, 108_100, 135_000, 162_000,
      192_500, 223_000, 256_000, 291_700,
    ],
    taux: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12.5, 13, 13.5, 14, 14.5, 15, 15.5],
  },
};

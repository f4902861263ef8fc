import type { BaremeTauxMoyens } from '../baremes.ts';
import type { AnneeSuisse } from './annees.ts';

/**
 * Average rates of Valais, LF art. 32 ff. (canton, communes), on the income divided by the index. The export of the
 * federal administration gives 2024 and 2025 the same rates; those of 2026 (law of 2024-09-12) are its calculator's.
 */
export const BAREMES_VALAIS: Readonly<
  Record<AnneeSuisse, { readonly canton: BaremeTauxMoyens; readonly commune: BaremeTauxMoyens }>
> = {
  2024: {
    canton: {
      revenus: [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 200_000],
      taux: [2, 2.8, 4.6, 6.3, 7.7, 9, 10.5, 11.8, 13, 13.3, 13.5, 14],
    },
    commune: {
      revenus: [5000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 90_000, 180_000, 200_000],
      taux: [2, 2.7, 3.6, 4.4, 5.8, 6.8, 7.5, 8, 8.8, 9, 9.9, 10],
    },
  },
  2025: {
    canton: {
      revenus: [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 200_000],
      taux: [2, 2.8, 4.6, 6.3, 7.7, 9, 10.5, 11.8, 13, 13.3, 13.5, 14],
    },
    commune: {
      revenus: [5000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 90_000, 180_000, 200_000],
      taux: [2, 2.7, 3.6, 4.4, 5.8, 6.8, 7.5, 8, 8.8, 9, 9.9, 10],
    },
  },
  2026: {
    canton: {
      revenus: [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000, 100_000, 200_000],
      taux: [2, 2.8, 4.6, 6, 7.4, 8.7, 10.2, 11.5, 13, 13.3, 13.5, 14],
    },
    commune: {
      revenus: [5000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 90_000, 180_000, 200_000],
      taux: [2, 2.7, 3.6, 4.4, 5.8, 6.8, 7.5, 8, 8.8, 9, 9.9, 10],
    },
  },
};

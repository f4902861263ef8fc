export { comparerPays, expliquerPays } from './comparer.ts';
export type { CotisationsSalarie } from './cotisations-salarie.ts';
export { calculerCotisationsSalarie } from './cotisations-salarie.ts';
export type { AnneeComparable } from './parametres/bornes.ts';
export { ANNEES_COMPARABLES } from './parametres/bornes.ts';
export type {
  ComparaisonExpliquee,
  ComparaisonPays,
  DemandePays,
  Monnaie,
  OptionsPays,
  Pays,
  PaysCompare,
  PaysExplique,
} from './situation.ts';

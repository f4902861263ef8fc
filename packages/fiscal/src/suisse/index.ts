export { calculerImpotSuisse, expliquerImpotSuisse } from './calculer.ts';
export type { DemandeCantonale, OptionsSuisse } from './cantonal.ts';
export { calculerImpotCantonal } from './cantonal.ts';
export type { FacteursCommune, RepertoireCommunes } from './commune.ts';
export type { CantonCompare } from './comparer.ts';
export { comparerCantons } from './comparer.ts';
export type { CotisationsCalculees, DemandeCotisations } from './cotisations.ts';
export { calculerCotisationsSuisses } from './cotisations.ts';
export type { DemandeIfd, ImpotFederalDirect } from './federal.ts';
export { calculerImpotFederalDirect } from './federal.ts';
export type { AnneeSuisse, Canton } from './parametres/annees.ts';
export { ANNEES_SUISSE, CANTONS } from './parametres/annees.ts';
export type {
  Activite,
  Confession,
  CotisationsSuisses,
  Deduction,
  EtatCivil,
  ImpotCantonal,
  ImpotSuisse,
  SituationSuisse,
} from './situation.ts';
export { repondreSuisse } from './repondre.ts';

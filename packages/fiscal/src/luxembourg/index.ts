export { calculerImpotLuxembourg, CLASSES_LUXEMBOURG, expliquerImpotLuxembourg } from './calculer.ts';
export { ANNEES_LUXEMBOURG } from './parametres/index.ts';
export type {
  CotisationsLuxembourg,
  CreditsLuxembourg,
  ImpotLuxembourg,
  SituationLuxembourg,
  TrancheLuxembourg,
} from './situation.ts';
export type { ClasseLuxembourg } from './tarif.ts';
export { repondreLuxembourg } from './repondre.ts';

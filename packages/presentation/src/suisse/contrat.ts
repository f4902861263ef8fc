import type { CantonSimule } from '@francis/contract';

export type {
  CantonSimule,
  ComparaisonCantonsReponse,
  ImpotSuisseDemande,
  ImpotSuisseReponse,
} from '@francis/contract';

/** The cantons of the contract, in its order; written here so that the schemas stay out of the page. */
export const CANTONS_SIMULES = [
  'geneva',
  'zurich',
  'vaud',
  'valais',
  'bern',
] as const satisfies readonly CantonSimule[];

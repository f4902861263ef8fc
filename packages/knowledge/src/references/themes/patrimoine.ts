import type { ReferenceLegale } from '../reference.ts';
import { PATRIMOINE_DONATIONS } from './patrimoine-donations.ts';
import { PATRIMOINE_EPARGNE } from './patrimoine-epargne.ts';
import { PATRIMOINE_FORTUNE } from './patrimoine-fortune.ts';
import { PATRIMOINE_IMMOBILIER } from './patrimoine-immobilier.ts';
import { PATRIMOINE_LOCATION } from './patrimoine-location.ts';
import { PATRIMOINE_SUCCESSIONS } from './patrimoine-successions.ts';

/** Property, savings, gifts and estates. */
export const PATRIMOINE: readonly ReferenceLegale[] = [
  ...PATRIMOINE_LOCATION,
  ...PATRIMOINE_IMMOBILIER,
  ...PATRIMOINE_FORTUNE,
  ...PATRIMOINE_EPARGNE,
  ...PATRIMOINE_DONATIONS,
  ...PATRIMOINE_SUCCESSIONS,
];

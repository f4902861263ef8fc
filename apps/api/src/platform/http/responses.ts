import { Erreur } from '@francis/contract';

type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429;
type Refusals = { readonly [status in RefusalStatus | 500 | 503]?: typeof Erreur };

/** The refusals that a route declares; every route may fail (500) or lack its database (503). */
export const refusals = (...statuses: readonly RefusalStatus[]): Refusals =>
  Object.fromEntries([...statuses, 500, 503].map((status) => [status, Erreur]));

import type { Doute } from '../../certitude.ts';
import type { AppelOutil } from '../../types.ts';
import type { Suite } from '../suivre.ts';

/** A question put back before anything is computed. */
export interface Manque {
  readonly sujet: string;
  readonly raison: string;
  readonly fait?: string;
}
export type SuiteDuMenage = { readonly suite: Suite } | { readonly manque: Manque };

export const COMPARE = ['comparaison', 'gain'] as const;

export const suiteDe = (
  appels: readonly AppelOutil[],
  introduction: string,
  reserves: readonly Doute[],
  compare: boolean,
): SuiteDuMenage => ({
  suite: {
    genre: 'menage',
    appels,
    demandes: compare ? COMPARE : [],
    introduction,
    ...(reserves.length > 0 ? { reserves } : {}),
  },
});

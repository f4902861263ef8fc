import { MESSAGE_SESSION } from './erreurs.ts';
import type { FinDeSession } from './session.ts';

export interface Reperes {
  /** Milliseconds. */
  readonly derniereActivite: number;
  readonly finLe: number;
  readonly inactiviteMs: number;
}

export interface Echeance {
  readonly motif: Extract<FinDeSession, 'inactivite' | 'duree'>;
  readonly le: number;
}

/** Said this long before the end. */
export const PREAVIS_MS = { inactivite: 2 * 60_000, duree: 10 * 60_000 } as const;

/** What ends the session first if nothing more is done. */
export function echeanceDe({ derniereActivite, finLe, inactiviteMs }: Reperes): Echeance {
  const repos = derniereActivite + inactiviteMs;
  return repos < finLe ? { motif: 'inactivite', le: repos } : { motif: 'duree', le: finLe };
}

/** What must be said now: nothing yet, that the end is near, or that it came. */
export function situer(
  reperes: Reperes,
  maintenant: number,
): { readonly etat: 'calme' } | ({ readonly etat: 'proche' | 'finie' } & Echeance) {
  const inactivite = reperes.derniereActivite + reperes.inactiviteMs;
  const premiere = echeanceDe(reperes);
  if (maintenant >= premiere.le) return { etat: 'finie', ...premiere };
  if (maintenant >= inactivite - PREAVIS_MS.inactivite && inactivite < reperes.finLe) {
    return { etat: 'proche', motif: 'inactivite', le: inactivite };
  }
  if (maintenant >= reperes.finLe - PREAVIS_MS.duree) return { etat: 'proche', motif: 'duree', le: reperes.finLe };
  return { etat: 'calme' };
}

const enMinutes = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return minutes % 60 === 0 && minutes > 60 ? `${minutes / 60} heures` : `${minutes} minutes`;
};

/** The sentence of the sign-in page, by the way in which the session ended. */
export function phraseDeFin(motif: FinDeSession | undefined, inactiviteMs = 30 * 60_000): string {
  const suite = 'Reconnectez-vous\u202f: votre saisie est conservée.';
  if (motif === 'inactivite')
    return `Votre session s’est fermée après ${enMinutes(inactiviteMs)} sans activité. ${suite}`;
  if (motif === 'duree') return `Votre session a atteint sa durée maximale. ${suite}`;
  return MESSAGE_SESSION;
}

import { useSyncExternalStore } from 'react';
import { auVidage } from '../../platform/brouillons.ts';

/**
 * Documents handed over in a conversation, by person and conversation, like the question that is being typed. In memory:
 * what was read of them stays on the server, among the documents of the person.
 */
const pieces = new Map<string, readonly string[]>();
const AUCUNE: readonly string[] = [];
auVidage(() => pieces.clear());
const listeners = new Set<() => void>();

function ecrire(cle: string, ids: readonly string[]): void {
  if (ids.length === 0) pieces.delete(cle);
  else pieces.set(cle, ids);
  for (const listener of listeners) listener();
}

const lire = (cle: string): readonly string[] => pieces.get(cle) ?? AUCUNE;

export const joindre = (cle: string, id: string): void => ecrire(cle, [...lire(cle), id]);

export const detacher = (cle: string, id: string): void =>
  ecrire(
    cle,
    lire(cle).filter((autre) => autre !== id),
  );

/** The documents follow the question that opened their conversation. */
export function suivreLaConversation(de: string, vers: string): void {
  const ids = lire(de);
  if (de === vers || ids.length === 0) return;
  ecrire(vers, [...lire(vers), ...ids]);
  ecrire(de, AUCUNE);
}

export const usePiecesJointes = (cle: string): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lire(cle),
  );

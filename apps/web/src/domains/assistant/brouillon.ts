import { useSyncExternalStore } from 'react';
import { auVidage } from '../../platform/brouillons.ts';

/**
 * What is being typed, by person and conversation. In memory: it survives the sign-in page that an ended session
 * imposes, and nothing of it is written on the device.
 */
const brouillons = new Map<string, string>();
auVidage(() => brouillons.clear());
const listeners = new Set<() => void>();

export const cleBrouillon = (utilisateurId: string, conversationId: string | null): string =>
  `${utilisateurId}:${conversationId ?? 'nouvelle'}`;

export const lireBrouillon = (cle: string): string => brouillons.get(cle) ?? '';

export function ecrireBrouillon(cle: string, texte: string): void {
  if (texte === '') brouillons.delete(cle);
  else brouillons.set(cle, texte);
  for (const listener of listeners) listener();
}

/** Gives a question back to the person without losing what was typed since. */
export function rendreQuestion(cle: string, question: string): void {
  const depuis = lireBrouillon(cle);
  ecrireBrouillon(cle, depuis === '' || depuis === question ? question : `${question}\n\n${depuis}`);
}

export function useBrouillon(cle: string): [string, (texte: string) => void] {
  const texte = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lireBrouillon(cle),
  );
  return [texte, (suivant) => ecrireBrouillon(cle, suivant)];
}

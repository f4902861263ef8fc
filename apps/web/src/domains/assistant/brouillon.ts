import { useEffect, useSyncExternalStore } from 'react';
import { auVidage } from '../../platform/brouillons.ts';

const NOM = 'francis.brouillons';

/**
 * What is being typed, by person and conversation. In the storage of the tab: it survives a reload, the sign-in page that
 * an ended session imposes, and a server that is away; signing out and closing the tab take it away.
 */
const brouillons = new Map<string, string>(relire());
auVidage(() => brouillons.clear());
const listeners = new Set<() => void>();

export const cleBrouillon = (utilisateurId: string, conversationId: string | null): string =>
  `${utilisateurId}:${conversationId ?? 'nouvelle'}`;

/** Asked from a page that anybody may read: it is nobody's until somebody opens a new conversation in this tab. */
const SANS_PERSONNE = cleBrouillon('', null);

/** Puts a question in the sheet of the next new conversation of this tab, whoever signs in or up meanwhile. */
export const confierQuestion = (question: string): void => ecrireBrouillon(SANS_PERSONNE, question);

/** Gives the question that waits to who opens a new conversation, in the place of what was typed there. */
export function reclamerQuestion(cle: string): void {
  const attendue = lireBrouillon(SANS_PERSONNE);
  if (attendue === '' || cle === SANS_PERSONNE || !cle.endsWith(SANS_PERSONNE)) return;
  brouillons.delete(SANS_PERSONNE);
  ecrireBrouillon(cle, attendue);
}

export const lireBrouillon = (cle: string): string => brouillons.get(cle) ?? '';

export function ecrireBrouillon(cle: string, texte: string): void {
  if (texte === '') brouillons.delete(cle);
  else brouillons.set(cle, texte);
  garder();
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
  // A panel of the chat may ask while its sheet is open: it is taken as it comes.
  useEffect(() => {
    const prendre = (): void => reclamerQuestion(cle);
    prendre();
    listeners.add(prendre);
    return () => {
      listeners.delete(prendre);
    };
  }, [cle]);
  return [texte, (suivant) => ecrireBrouillon(cle, suivant)];
}

function relire(): [string, string][] {
  try {
    const lus: unknown = JSON.parse(sessionStorage.getItem(NOM) ?? '{}');
    const textes = lus !== null && typeof lus === 'object' ? Object.entries(lus) : [];
    return textes.filter((paire): paire is [string, string] => typeof paire[1] === 'string');
  } catch {
    return [];
  }
}

function garder(): void {
  try {
    if (brouillons.size === 0) sessionStorage.removeItem(NOM);
    else sessionStorage.setItem(NOM, JSON.stringify(Object.fromEntries(brouillons)));
  } catch {
    // Storage refused: it lasts until the page is left.
  }
}

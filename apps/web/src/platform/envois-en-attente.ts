import type { Juridiction } from '@francis/contract';
import { useSyncExternalStore } from 'react';
import { auVidage } from './brouillons.ts';
import { asContract } from './json.ts';

/** A question as it is sent, and sent again: the same request under the same key is counted once. */
export interface QuestionEnvoyee {
  readonly utilisateurId: string;
  /** The idempotency key. */
  readonly cle: string;
  readonly corps: {
    readonly question: string;
    readonly jurisdiction: Juridiction;
    readonly conversation_id?: string;
    readonly client_id?: string;
  };
  /** The conversation that the server opened for it. */
  readonly ouverte: string | null;
}

const NOM = 'francis.attente';
/** Beyond, the question stays in its sheet: nobody wants a dozen answers at once. */
const PLACES = 5;

const listeners = new Set<() => void>();
const prevenir = (): void => {
  for (const listener of listeners) listener();
};
auVidage(prevenir);

const estQuestion = (lue: Partial<QuestionEnvoyee> | null): lue is QuestionEnvoyee =>
  typeof lue?.utilisateurId === 'string' &&
  typeof lue.cle === 'string' &&
  typeof lue.corps?.question === 'string' &&
  typeof lue.corps.jurisdiction === 'string';

/** A question read back from the storage of this browser, which anything may have written. */
export function lireQuestion(garde: string | null): QuestionEnvoyee | undefined {
  try {
    const lue = asContract<Partial<QuestionEnvoyee> | null>(JSON.parse(garde ?? 'null'));
    return estQuestion(lue) ? lue : undefined;
  } catch {
    return undefined;
  }
}

function brut(): string {
  try {
    return localStorage.getItem(NOM) ?? '';
  } catch {
    return '';
  }
}

function toutes(texte: string): QuestionEnvoyee[] {
  try {
    const lues: unknown = JSON.parse(texte || '[]');
    return Array.isArray(lues) ? lues.map((l) => lireQuestion(JSON.stringify(l))).filter((l) => l !== undefined) : [];
  } catch {
    return [];
  }
}

function ecrire(questions: readonly QuestionEnvoyee[]): boolean {
  try {
    if (questions.length === 0) localStorage.removeItem(NOM);
    else localStorage.setItem(NOM, JSON.stringify(questions));
  } catch {
    return false;
  }
  prevenir();
  return true;
}

/** What waits for this person, in the order of its sending. */
export const enAttente = (utilisateurId: string): readonly QuestionEnvoyee[] =>
  toutes(brut()).filter((q) => q.utilisateurId === utilisateurId);

/**
 * Keeps a question until the server is back: in the storage of the page, so that closing it loses nothing. What somebody
 * else had left in this browser goes. @returns false when there is no room, or no storage.
 */
export function mettreEnAttente(question: QuestionEnvoyee): boolean {
  const siennes = enAttente(question.utilisateurId).filter(({ cle }) => cle !== question.cle);
  if (siennes.length >= PLACES) return false;
  return ecrire([...siennes, question]);
}

/** Sent, refused or given up: it is sent no more, from any tab. */
export function retirerDeLAttente(cle: string): void {
  const gardees = toutes(brut());
  if (gardees.some((q) => q.cle === cle)) ecrire(gardees.filter((q) => q.cle !== cle));
}

/** Somebody signed in: what another person had left is not theirs to send, nor to see. */
export function oublierLesAutres(utilisateurId: string): void {
  const gardees = toutes(brut());
  if (gardees.some((q) => q.utilisateurId !== utilisateurId)) ecrire(enAttente(utilisateurId));
}

function ecouter(listener: () => void): () => void {
  // Another tab may send, or give up, what waits here.
  const ailleurs = ({ key }: StorageEvent): void => {
    if (key === NOM || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', ailleurs);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', ailleurs);
  };
}

export function useEnAttente(utilisateurId: string): readonly QuestionEnvoyee[] {
  const texte = useSyncExternalStore(ecouter, brut, () => '');
  return texte === '' ? [] : toutes(texte).filter((q) => q.utilisateurId === utilisateurId);
}

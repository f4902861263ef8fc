import type { Juridiction } from '@francis/contract';
import { lireQuestion, type QuestionEnvoyee } from '../../platform/envois-en-attente.ts';

/**
 * The question that is on its way, kept in the tab, and only until its answer: a reload ends the request, and sending it
 * again under the same key takes it up where it was, counted once. Signing out takes it away with the rest.
 */
export interface Demande {
  question: string;
  conversationId: string | null;
  juridiction: Juridiction;
  utilisateurId: string;
  /** The client of whom a new conversation speaks. */
  clientId?: string | undefined;
}

/** A question under a key of its own, which it keeps however often it is sent. */
export const nouvelleQuestion = (d: Demande): QuestionEnvoyee => ({
  utilisateurId: d.utilisateurId,
  cle: crypto.randomUUID(),
  corps: {
    question: d.question,
    jurisdiction: d.juridiction,
    ...(d.conversationId ? { conversation_id: d.conversationId } : d.clientId && { client_id: d.clientId }),
  },
  ouverte: d.conversationId,
});

const NOM = 'francis.question';

export function garderQuestion(question: QuestionEnvoyee): void {
  try {
    sessionStorage.setItem(NOM, JSON.stringify(question));
  } catch {
    // Storage refused: a reload loses the question, as without it.
  }
}

export function oublierQuestion(): void {
  try {
    sessionStorage.removeItem(NOM);
  } catch {
    // Storage refused: nothing was kept.
  }
}

/** What this person had sent from this conversation when the page was left; nothing of somebody else. */
export function questionEnvoyee(utilisateurId: string, conversationId: string | null): QuestionEnvoyee | undefined {
  try {
    const lue = lireQuestion(sessionStorage.getItem(NOM));
    if (lue?.utilisateurId !== utilisateurId) return undefined;
    return (lue.ouverte ?? lue.corps.conversation_id ?? null) === conversationId ? lue : undefined;
  } catch {
    return undefined;
  }
}

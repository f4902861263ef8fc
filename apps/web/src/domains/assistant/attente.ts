import type { Juridiction } from '@francis/contract';
import { asContract } from '../../platform/json.ts';

/**
 * The question that is on its way. Kept in the tab, and only until its answer: a reload ends the request, and sending it
 * again under the same key takes it up where it was, counted once. Signing out takes it away with the rest.
 */
export interface QuestionEnvoyee {
  readonly utilisateurId: string;
  /** The idempotency key. */
  readonly cle: string;
  readonly corps: { readonly question: string; readonly jurisdiction: Juridiction; readonly conversation_id?: string };
  /** The conversation that the server opened for it. */
  readonly ouverte: string | null;
}

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

const estQuestion = (lue: Partial<QuestionEnvoyee> | null): lue is QuestionEnvoyee =>
  typeof lue?.utilisateurId === 'string' &&
  typeof lue.cle === 'string' &&
  typeof lue.corps?.question === 'string' &&
  typeof lue.corps.jurisdiction === 'string';

/** What this person had sent from this conversation when the page was left; nothing of somebody else. */
export function questionEnvoyee(utilisateurId: string, conversationId: string | null): QuestionEnvoyee | undefined {
  try {
    const lue = asContract<Partial<QuestionEnvoyee> | null>(JSON.parse(sessionStorage.getItem(NOM) ?? 'null'));
    if (!estQuestion(lue) || lue.utilisateurId !== utilisateurId) return undefined;
    return (lue.ouverte ?? lue.corps.conversation_id ?? null) === conversationId ? lue : undefined;
  } catch {
    return undefined;
  }
}

import { type Correction, corrigerAppels, presenterLecture } from '@francis/assistant';
import type { Demandeur, PortsAssistant } from './ports.ts';
import { depotConversations } from './repository.ts';

type Fait = { readonly chemin: string; readonly preuves: readonly unknown[] };
type Appels = Parameters<typeof corrigerAppels>[0];

/** What the person corrected in the last answer of a conversation. */
export async function correctionsDe(
  { base }: PortsAssistant,
  { id }: Demandeur,
  conversationId: string,
): Promise<readonly Correction[]> {
  const messages = await depotConversations(base.queries, id).messages(conversationId);
  return messages.findLast((m) => m.role === 'assistant')?.situation?.corrections ?? [];
}

/**
 * The calls of a follow-up with what was corrected before it: the words read again are those that had been misread. A fact
 * that the follow-up says itself is its own; one that it does not take is kept for the next one, and not forced on it.
 * `reprises` tells how many were put back.
 */
export function reprendre(
  appels: Appels,
  faits: readonly Fait[],
  corrections: readonly Correction[],
): { readonly appels: Appels; readonly corrections: readonly Correction[]; readonly reprises: number } {
  const tenues = corrections
    .filter((c) => !faits.some((f) => f.chemin === c.chemin && f.preuves.length > 0))
    // Their words are those of another question.
    .map(({ chemin, valeur }): Correction => ({ chemin, valeur, preuves: [] }));
  const prises = tenues.filter((c) => faits.some((f) => f.chemin === c.chemin));
  return { appels: corrigerAppels(appels, prises), corrections: tenues, reprises: prises.length };
}

/** Facts as the person is shown them: those that the question's own words say hold proofs. */
export const faitsLus = (...args: Parameters<typeof presenterLecture>): readonly Fait[] =>
  presenterLecture(...args).faits.filter((f) => f.affiche !== '');

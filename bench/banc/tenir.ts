import { type Assistant, type Precedent, precedentDe } from '@francis/assistant';

type Tour = { readonly role: 'user' | 'assistant'; readonly content: string };

/** What a stored conversation gives to its next question. */
export interface Tenue {
  readonly historique: readonly Tour[];
  readonly precedent?: Precedent;
}

/**
 * The turns of the person asked one after the other, as a stored conversation was: the answers are ours, and what the last
 * figure was computed from is kept.
 * @param cadre what each of them is asked with.
 */
export async function tenir(
  assistant: Assistant,
  dits: readonly Tour[],
  cadre: Omit<Parameters<Assistant['repondre']>[0], 'question' | 'historique'>,
): Promise<Tenue> {
  const historique: Tour[] = [];
  let precedent: Precedent | undefined;
  for (const { role, content } of dits) {
    if (role !== 'user') continue;
    const demande = { ...cadre, question: content, historique: [...historique], ...(precedent && { precedent }) };
    historique.push({ role, content });
    for await (const e of assistant.repondre(demande)) {
      if (e.type !== 'reponse') continue;
      historique.push({ role: 'assistant', content: e.reponse.answer });
      precedent = precedentDe(e) ?? precedent;
    }
  }
  return { historique, ...(precedent && { precedent }) };
}

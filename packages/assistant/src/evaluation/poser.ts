import { creerAssistantEmbarque } from '../suites/assistant-embarque.ts';
import type { DemandeAssistant, ReponseAssistant } from '../types.ts';

/** The day on which the evaluations are asked. */
export const AUJOURDHUI = '2026-11-20';

const assistant = creerAssistantEmbarque();

/** Asks one question to the default assistant and gives its last event. */
export async function poser(question: string, options: Partial<DemandeAssistant> = {}): Promise<ReponseAssistant> {
  for await (const evenement of assistant.repondre({
    question,
    historique: [],
    juridiction: 'FR',
    aujourdhui: AUJOURDHUI,
    ...options,
  })) {
    if (evenement.type === 'reponse') return evenement.reponse;
  }
  throw new Error('The stream ended without an answer');
}

/** Asks the turns, apart or with « // » between them, one after the other, and gives the last answer. */
export async function enchainer(...dits: readonly string[]): Promise<ReponseAssistant> {
  const tours = dits.flatMap((d) => d.split(' // '));
  const historique: { role: 'user' | 'assistant'; content: string }[] = [];
  let derniere = await poser(tours[0] ?? '');
  for (const [i, question] of tours.entries()) {
    if (i > 0) derniere = await poser(question, { historique: [...historique] });
    historique.push({ role: 'user', content: question }, { role: 'assistant', content: derniere.answer });
  }
  return derniere;
}

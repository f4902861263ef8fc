import { creerAssistantEmbarque } from '../suites/assistant-embarque.ts';
import { precedentDe } from '../suites/doutes-gardes.ts';
import type { Precedent } from '../suites/suivre.ts';
import type { DemandeAssistant, ReponseAssistant } from '../types.ts';

/** The day on which the evaluations are asked. */
export const AUJOURDHUI = '2026-11-20';

const assistant = creerAssistantEmbarque();

type Options = Partial<DemandeAssistant>;
interface Repondu {
  readonly reponse: ReponseAssistant;
  /** What the answer was computed from; undefined when it computed nothing. */
  readonly precedent: Precedent | undefined;
}

async function repondre(question: string, options: Options): Promise<Repondu> {
  for await (const evenement of assistant.repondre({
    question,
    historique: [],
    juridiction: 'FR',
    aujourdhui: AUJOURDHUI,
    ...options,
  })) {
    if (evenement.type !== 'reponse') continue;
    return { reponse: evenement.reponse, precedent: precedentDe(evenement) };
  }
  throw new Error('The stream ended without an answer');
}

/** Asks one question to the default assistant and gives its last event. */
export const poser = async (question: string, options: Options = {}): Promise<ReponseAssistant> =>
  (await repondre(question, options)).reponse;

/** The turns of a conversation, apart or with « // » between them. */
const toursDe = (dits: readonly string[]): string[] => dits.flatMap((d) => d.split(' // '));

/** Asks the turns one after the other and gives the last answer. */
export const enchainer = async (...dits: readonly string[]): Promise<ReponseAssistant> => converserAvec({}, dits);

/** The same with a profile or a client's file, and what the last figure was computed from: as a stored conversation is. */
export async function converserAvec(options: Options, dits: readonly string[]): Promise<ReponseAssistant> {
  const historique: { role: 'user' | 'assistant'; content: string }[] = [];
  let precedent: Precedent | undefined;
  let derniere: ReponseAssistant | undefined;
  for (const question of toursDe(dits)) {
    const lu = await repondre(question, { ...options, historique: [...historique], ...(precedent && { precedent }) });
    derniere = lu.reponse;
    precedent = lu.precedent ?? precedent;
    historique.push({ role: 'user', content: question }, { role: 'assistant', content: derniere.answer });
  }
  if (derniere === undefined) throw new Error('Nobody asked anything');
  return derniere;
}

import type { Message } from '@francis/contract';

/**
 * Adds an exchange. A question that the server had already stored, before a failure or a reload, is not told twice; nor
 * is an answer that had come meanwhile.
 */
export function suite(avant: readonly Message[], messages: readonly Message[]): Message[] {
  if (messages.length > 0 && avant.some(({ id }) => id === messages.at(-1)?.id)) return [...avant];
  const [premier] = messages;
  const dejaLa = premier?.role === 'user' && sansQuestion(avant, premier.content).length < avant.length;
  return [...avant, ...(dejaLa ? messages.slice(1) : messages)];
}

/** The messages without the question that is being asked again, when it is the last of them. */
export function sansQuestion(messages: readonly Message[], question: string | undefined): readonly Message[] {
  const dernier = messages.at(-1);
  return dernier?.role === 'user' && dernier.content === question ? messages.slice(0, -1) : messages;
}

export interface TourDeParole {
  readonly question: Message | undefined;
  readonly message: Message | undefined;
}

/** Each question with its answer; a question left without one, or an answer without question, stands alone. */
export function enTours(messages: readonly Message[]): TourDeParole[] {
  const tours: TourDeParole[] = [];
  for (const message of messages) {
    const dernier = tours.at(-1);
    if (message.role === 'user') tours.push({ question: message, message: undefined });
    else if (dernier?.question && !dernier.message) tours[tours.length - 1] = { ...dernier, message };
    else tours.push({ question: undefined, message });
  }
  return tours;
}

/** Of each answer in its conversation, from 1. */
export function rangsDes(tours: readonly TourDeParole[]): number[] {
  let rang = 0;
  return tours.map(({ message }) => {
    if (message) rang += 1;
    return rang;
  });
}

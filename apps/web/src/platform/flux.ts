import type { EvenementFlux, QuestionRequete } from '@francis/contract';
import { ApiError } from './erreurs.ts';
import { send } from './http.ts';
import { asContract } from './json.ts';
import { readEvents } from './sse.ts';

type Question = Pick<QuestionRequete, 'question' | 'jurisdiction'> & {
  conversation_id?: string;
  client_id?: string;
};

/**
 * Asks, and yields the events of the answer as they come.
 * @throws ApiError when the server refuses, when the stream says `erreur`, or when it stops before its last event.
 */
export async function* askStream(
  question: Question,
  options: { idempotencyKey: string; signal: AbortSignal },
): AsyncGenerator<Exclude<EvenementFlux, { type: 'erreur' }>> {
  const response = await send('/api/ask/stream', {
    body: question,
    headers: { accept: 'text/event-stream', 'idempotency-key': options.idempotencyKey },
    signal: options.signal,
  });
  if (!response.body) throw interrupted();
  try {
    for await (const data of readEvents(response.body)) {
      const event = asContract<EvenementFlux>(JSON.parse(data));
      if (event.type === 'erreur') {
        throw new ApiError(event.detail, { status: response.status, code: event.code, requestId: event.requestId });
      }
      yield event;
      if (event.type === 'reponse') return;
    }
  } catch (error) {
    if (error instanceof ApiError || options.signal.aborted) throw error;
    throw interrupted();
  }
  throw interrupted();
}

const interrupted = (): ApiError =>
  new ApiError('La connexion s’est interrompue avant la fin de la réponse. Renvoyez votre question.', {
    status: 0,
    code: 'RESEAU',
  });

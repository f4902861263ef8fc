import { QuestionsConscience, ReponsesConscience, ResultatConscience } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { evaluer } from './evaluer.ts';
import { QUESTIONS } from './questions.ts';

interface Options {
  readonly horloge: Clock;
  readonly simulationsParMinute: number;
}

const MINUTE = 60_000;
const tags = ['Outils'];

/** The quiz reaches no model and keeps no answer: it is open to everyone. */
export function monterConscience(app: TypedServer, { horloge, simulationsParMinute }: Options): void {
  const limite = new RateLimiter(horloge, simulationsParMinute, MINUTE);

  app.get(
    '/api/tools/consciousness-test/questions',
    {
      schema: {
        tags,
        summary: 'Les questions du test de conscience fiscale.',
        response: { 200: QuestionsConscience },
      },
    },
    () =>
      Object.fromEntries(
        Object.entries(QUESTIONS).map(([id, { question, reponses }]) => [
          id,
          {
            question,
            reponses: Object.fromEntries(Object.entries(reponses).map(([cle, { texte }]) => [cle, { texte }])),
          },
        ]),
      ),
  );

  app.post(
    '/api/tools/consciousness-test',
    {
      onRequest: [async (request) => limite.consume(request.ip)],
      schema: {
        tags,
        summary: 'Évalue les réponses au test de conscience fiscale.',
        body: ReponsesConscience,
        response: { 200: ResultatConscience, ...refusals(400, 413, 415, 422, 429) },
      },
    },
    (request) => evaluer(request.body.answers),
  );
}

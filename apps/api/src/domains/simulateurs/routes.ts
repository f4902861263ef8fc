import { TmiReponse, TmiRequete } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { calculerTmi } from './service.ts';

interface Options {
  readonly horloge: Clock;
  readonly simulationsParMinute: number;
}

const MINUTE = 60_000;

export function routesSimulateurs(app: TypedServer, { horloge, simulationsParMinute }: Options): void {
  const limite = new RateLimiter(horloge, simulationsParMinute, MINUTE);

  app.post(
    '/api/tools/calculate-tmi',
    {
      onRequest: async (request) => limite.consume(addressKey(request.ip)),
      schema: {
        tags: ['Simulateurs'],
        summary: 'Tranche marginale et impôt d’un foyer, sans compte.',
        description: 'Le revenu est pris comme net imposable, sur la dernière année votée.',
        body: TmiRequete,
        response: { 200: TmiReponse, ...refusals(400, 413, 415, 422, 429) },
      },
    },
    async (request) => calculerTmi(request.body),
  );
}

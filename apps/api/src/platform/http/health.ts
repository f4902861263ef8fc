import { Sante } from '@francis/contract';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { refusals } from './responses.ts';
import type { HttpServer } from './server.ts';

interface Options {
  readonly base: Database;
  readonly mode: Sante['mode'];
}

const PATIENCE_MS = 2_000;

/** 200 when the server can work, 503 while its database does not answer or keeps nothing that is written. */
export function mountHealth(app: HttpServer, { base, mode }: Options): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/healthz',
    {
      schema: { tags: ['Service'], summary: 'Le service est prêt.', response: { 200: Sante, ...refusals() } },
    },
    async () => {
      const ready = Promise.all([base.ping(), base.checkWrite()]);
      await Promise.race([ready, tooLate()]).catch((cause: unknown) => {
        throw new ApiError('BASE_INDISPONIBLE', { retryAfterSeconds: 5, cause });
      });
      return { statut: 'pret' as const, mode };
    },
  );
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the database is slow to answer')), PATIENCE_MS).unref();
  });

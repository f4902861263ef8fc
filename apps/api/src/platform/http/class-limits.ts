import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { addressKey, RateLimiter } from './rate-limiter.ts';

interface Limits {
  readonly readsPerMinute: number;
  readonly writesPerMinute: number;
}

const MINUTE = 60_000;
const API = /^\/(api|pro|user-profile)(\/|$)/;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What one address may ask of the API, by class of route. Costly routes (login, sign-up, e-mails, questions,
 * simulations) have tighter limits of their own. Counted in the memory of this instance: no outage of a store opens or
 * closes them.
 */
export function limitByClass(app: FastifyInstance, clock: Clock, { readsPerMinute, writesPerMinute }: Limits): void {
  const reads = new RateLimiter(clock, readsPerMinute, MINUTE);
  const writes = new RateLimiter(clock, writesPerMinute, MINUTE);
  app.addHook('onRequest', async (request) => {
    if (!API.test(request.routeOptions.url ?? '')) return;
    (READS.has(request.method) ? reads : writes).consume(addressKey(request.ip));
  });
}

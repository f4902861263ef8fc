import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { addressKey, RateLimiter } from './rate-limiter.ts';

export const CSP_REPORT_URL = '/api/csp-report';
const PER_MINUTE = 20;
const MINUTE = 60_000;

const Violation = z.object({ 'effective-directive': z.string(), 'blocked-uri': z.string() }).partial();
const Report = z.object({ 'csp-report': Violation });

/** What a browser says that the policy stopped: the directive and the host, never a whole address. */
export function mountCspReport(app: FastifyInstance, clock: Clock): void {
  const received = new RateLimiter(clock, PER_MINUTE, MINUTE);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: 8_192 },
      (_request, body, done) => done(null, body),
    );
    scope.post(CSP_REPORT_URL, { schema: { hide: true } }, async (request, reply) => {
      if (received.tryConsume(addressKey(request.ip))) {
        const violation = readViolation(String(request.body));
        if (violation) request.log.warn(violation, 'content security policy violation');
      }
      return reply.status(204).send();
    });
  });
}

function readViolation(body: string): { directive: string; blocked: string } | undefined {
  try {
    const report = Report.parse(JSON.parse(body))['csp-report'];
    const uri = report['blocked-uri'] ?? '';
    const blocked = URL.canParse(uri) ? new URL(uri).host : uri.slice(0, 40);
    return { directive: (report['effective-directive'] ?? '').slice(0, 40), blocked: blocked.slice(0, 100) };
  } catch {
    // Whoever sends it is not our page: there is nothing to tell them.
    return undefined;
  }
}

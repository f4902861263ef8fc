import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { CSP_REPORT_URL } from './csp-report.ts';

const ONE_YEAR = 31_536_000;

interface Options {
  /** Served over https: tell browsers to never come back without it. */
  readonly https: boolean;
}

/** Nothing inline, nothing evaluated, nothing from elsewhere, no frame. */
export async function addSecurityHeaders(app: FastifyInstance, { https }: Options): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        reportUri: [CSP_REPORT_URL],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: ONE_YEAR, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Dictation needs the microphone on our own pages; the rest is never asked for.
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()');
    if (/^\/(api|pro\/clients|user-profile|healthz)(\/|\?|$)/.test(request.url))
      void reply.header('cache-control', 'no-store');
  });
}

import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { handleErrors, rawErrorBody, sendError } from './errors.ts';
import { speakFrench } from './french-validation.ts';
import { readJsonBodies } from './json-body.ts';
import { addSecurityHeaders } from './security-headers.ts';

export type HttpServer = FastifyInstance;
/** What a domain registers its routes on: bodies and answers typed by their zod schema. */
export type TypedServer = ReturnType<typeof typed>;
const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

export interface HttpOptions {
  readonly logger: FastifyBaseLogger;
  readonly trustProxy: number | string | false;
  readonly https: boolean;
}

/** Enough for every form; the question routes, which carry a history, say more. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT = 30_000;

export async function createHttpServer({ logger, trustProxy, https }: HttpOptions): Promise<HttpServer> {
  speakFrench();
  const app = Fastify({
    loggerInstance: logger,
    // A number of hops: the nearest proxies, that we run; what lies beyond them is what the client claims.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    // The client does not choose the identifier that the log will carry.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // A request that arrives while the server stops is answered like the others, in their form.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendError(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const body = rawErrorBody('REQUETE_INVALIDE');
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  app.decorate('https', https);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  readJsonBodies(app);
  await addSecurityHeaders(app, { https });
  await app.register(cookie);
  closePromptly(app);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Browsers come over https. */
    readonly https: boolean;
  }
}

/**
 * `close` waits for every connection, and one whose last answer leaves while closing would stay open, idle, until its
 * keep-alive expires.
 */
function closePromptly(app: HttpServer): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(sweep));
    sweep.unref();
  });
}

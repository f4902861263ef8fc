import { CATALOGUE_ERREURS, type CodeErreur, type Erreur } from '@francis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ApiError } from '../errors.ts';
import { faultyFields } from './french-validation.ts';
import { targetOf } from './path.ts';

const FASTIFY_CODES: Readonly<Record<string, CodeErreur>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TYPE_NON_ACCEPTE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'CORPS_TROP_VOLUMINEUX',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'JSON_INVALIDE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'JSON_INVALIDE',
};

const RETRY_SECONDS = 5;

/** Any thrown value → what the client may know of it. What is not expected is a 500 that says nothing. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseUnavailable(error)) {
    return new ApiError('BASE_INDISPONIBLE', { retryAfterSeconds: RETRY_SECONDS, cause: error });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const champs = faultyFields(error.validation, error.validationContext ?? 'body');
    return new ApiError('VALIDATION', { champs });
  }
  const { code, statusCode } = describeFailure(error);
  const known = code === undefined ? undefined : FASTIFY_CODES[code];
  if (known) return new ApiError(known);
  if (error instanceof SyntaxError && statusCode === 400) return new ApiError('JSON_INVALIDE');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('REQUETE_INVALIDE');
  return new ApiError('ERREUR_INTERNE', { cause: error });
}

/** What Fastify and its plugins put on their errors. */
function describeFailure(error: unknown): { readonly code?: string; readonly statusCode?: number } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('statusCode' in error && typeof error.statusCode === 'number' && { statusCode: error.statusCode }),
  };
}

export function errorBody(error: ApiError, requestId: string): Erreur {
  return {
    detail: error.message,
    code: error.code,
    ...(error.champs ? { champs: [...error.champs] } : {}),
    requestId,
  };
}

/** One shape of error for the whole API, and one place where the unexpected is logged. */
export function handleErrors(app: FastifyInstance): void {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ method, url }) => {
    const known = routes.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    routes.set(url, known);
  });

  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));

  app.decorate('answerUnknownRoute', (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsOf(routes, targetOf(request.url).pathname);
    if (methods.length === 0) return sendError(new ApiError('INTROUVABLE'), request, reply);
    void reply.header('allow', methods.join(', '));
    return sendError(new ApiError('METHODE_NON_AUTORISEE'), request, reply);
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  }
}

export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asApiError(thrown);
  if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
  else request.log.debug({ code: error.code }, 'request refused');
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error, request.id));
}

/** Methods that the path has, under its static or parametric form. */
function methodsOf(routes: ReadonlyMap<string, ReadonlySet<string>>, path: string): string[] {
  const parts = path.split('/');
  const found = new Set<string>();
  for (const [pattern, methods] of routes) {
    const expected = pattern.split('/');
    const matches =
      !pattern.includes('*') &&
      expected.length === parts.length &&
      expected.every((part, i) => part === parts[i] || (part.startsWith(':') && parts[i] !== ''));
    if (matches) for (const method of methods) found.add(method);
  }
  return [...found].sort();
}

/** Sentence of a status, for the answers written before Fastify has a request (a broken HTTP message). */
export const rawErrorBody = (code: CodeErreur): string =>
  JSON.stringify({ detail: CATALOGUE_ERREURS[code].detail, code, requestId: '-' } satisfies Erreur);

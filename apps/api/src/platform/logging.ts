import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

export type Logger = Pick<FastifyBaseLogger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'child'>;

/** Fields that must not reach a log, wherever an object that holds them is logged. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'motDePasse',
  'token',
  'access_token',
  'question',
  'answer',
  'content',
  'contenu',
];

const named = (name: string): string => (/^\w+$/.test(name) ? `.${name}` : `["${name}"]`);

/** Options of pino: JSON lines, no body, no query string, the address cut to its network. */
export const loggingOptions = (level: string) => ({
  level,
  redact: {
    paths: SECRETS.flatMap((name) => [named(name).replace(/^\./, ''), `*${named(name)}`, `*.headers${named(name)}`]),
    censor: '[masqué]',
  },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'inconnue',
      address: truncateAddress(request.ip),
    }),
    err: describeError,
  },
});

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly frames: string;
  readonly cause: ErrorDescription | undefined;
}

/**
 * Where and what, never the values: the messages of the database and of the query builder repeat the row and the
 * parameters, which are a person's data.
 */
export function describeError(error: Error): ErrorDescription {
  const fromDatabase = error.name === 'DrizzleQueryError' || 'query' in error || 'routine' in error;
  return {
    type: error.name,
    message: fromDatabase ? 'requête refusée par la base' : error.message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    frames: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** Enough to see a pattern, not enough to follow a person. */
export function truncateAddress(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 4).join(':')}::`;
  return address.split('.').slice(0, 3).concat('0').join('.');
}

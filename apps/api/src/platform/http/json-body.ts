import { tropImbrique } from '@francis/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const MAX_DEPTH = 64;

/**
 * JSON as everywhere, minus what breaks further on: nesting deep enough to overflow a recursive reader, and characters
 * that PostgreSQL cannot store (NUL, half surrogates). Prototype keys are refused. An empty body is no body.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    if (tropImbrique(text, MAX_DEPTH)) {
      return done(new ApiError('JSON_INVALIDE', { detail: 'Le corps de la requête est trop imbriqué.' }));
    }
    void parse(request, text, (error, value: unknown) => {
      if (error) return done(error);
      if (/\\u(?:0000|d[89a-f])/i.test(text) && !isStorable(value)) {
        return done(new ApiError('JSON_INVALIDE', { detail: 'Le texte contient un caractère illisible.' }));
      }
      done(null, value);
    });
  });
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}|\0/u.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (value && typeof value === 'object') return Object.entries(value).flat().every(isStorable);
  return true;
}

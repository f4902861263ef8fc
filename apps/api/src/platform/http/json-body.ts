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
    if (isTooDeep(text)) {
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

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    if (inString) {
      if (character === '\\') i += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !/\p{Surrogate}|\0/u.test(value);
  if (Array.isArray(value)) return value.every(isStorable);
  if (value && typeof value === 'object') return Object.entries(value).flat().every(isStorable);
  return true;
}

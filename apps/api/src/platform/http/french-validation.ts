import { type ErreurChamp, phraseDeChamp } from '@francis/contract';
import type { FastifySchemaValidationError } from 'fastify';
import { z } from 'zod';

/** Validation speaks French to the person who typed, not to the developer of the form. */
export function speakFrench(): void {
  z.config({ customError: phraseDeChamp });
}

/** @returns the faulty fields, with dotted paths; an unknown key is named itself, not its parent. */
export function faultyFields(validation: readonly FastifySchemaValidationError[], context: string): ErreurChamp[] {
  return validation.flatMap((issue) => {
    const path = issue.instancePath.split('/').filter((part) => part !== '');
    const message = issue.message ?? 'Valeur refusée.';
    const keys = issue.keyword === 'unrecognized_keys' ? issue.params['keys'] : undefined;
    const paths = Array.isArray(keys) ? keys.map((key) => [...path, String(key)]) : [path];
    return paths.map((parts) => ({ chemin: parts.join('.').slice(0, 200) || context, message }));
  });
}

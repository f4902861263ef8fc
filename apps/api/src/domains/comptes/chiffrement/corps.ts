import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/errors.ts';
import type { ClesDeChiffrement } from './cle.ts';

const ENTETE = 'x-integrity';

/**
 * Reads `{ encryptedPayload }`, a JWE to the published key, as the body that it holds; the schema of the route then
 * checks it like any other. `X-Integrity` carries the SHA-256 of the JWE. A plain body stays accepted on the same
 * route: scripts send one, and a browser on an address without https, which has no cryptography.
 */
export const dechiffrerCorps =
  (cle: ClesDeChiffrement) =>
  async (request: FastifyRequest): Promise<void> => {
    const jwe = jweDe(request.body);
    if (jwe === undefined) return;
    exigerIntegrite(jwe, request.headers[ENTETE]);
    request.body = lire(await cle.ouvrir(jwe));
  };

function jweDe(corps: unknown): string | undefined {
  if (typeof corps !== 'object' || corps === null || !('encryptedPayload' in corps)) return undefined;
  const { encryptedPayload } = corps;
  if (typeof encryptedPayload !== 'string' || Object.keys(corps).length !== 1) {
    throw new ApiError('CHIFFREMENT_INVALIDE');
  }
  return encryptedPayload;
}

function exigerIntegrite(jwe: string, annonce: string | string[] | undefined): void {
  const attendue = new TextEncoder().encode(createHash('sha256').update(jwe).digest('base64url'));
  const recue = new TextEncoder().encode(String(annonce));
  if (recue.length !== attendue.length || !timingSafeEqual(recue, attendue)) {
    throw new ApiError('CHIFFREMENT_INVALIDE');
  }
}

/** The same refusals as for a plain body: prototype keys, characters that the database cannot store. */
function lire(texte: string): unknown {
  try {
    return JSON.parse(texte, (nom, valeur: unknown) => {
      if (nom === '__proto__' || nom === 'constructor') throw new SyntaxError('prototype key');
      if (typeof valeur === 'string' && /\p{Surrogate}|\0/u.test(valeur)) throw new SyntaxError('unreadable character');
      return valeur;
    });
  } catch (cause) {
    throw new ApiError('CHIFFREMENT_INVALIDE', { cause });
  }
}

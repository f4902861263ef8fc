import { createECDH, createHash, hkdfSync } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader, errors, importJWK, type JWK } from 'jose';
import { ApiError } from '../../../platform/errors.ts';

const COURBE = 'prime256v1';
const GESTION = 'ECDH-ES+A256KW';
const CONTENU = 'A256GCM';
const ESSAIS = 16;

/** The part of the key that clients read. */
export interface ClePublique {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly use: 'enc';
  readonly alg: string;
  readonly kid: string;
}

/**
 * The keys to which a browser encrypts a password (JWE), on top of TLS: a proxy that ends TLS, or its log, sees none.
 * Derived from the secret, so that every instance opens what is encrypted to any of them.
 */
export class ClesDeChiffrement {
  readonly #cles: readonly CleDeChiffrement[];

  /** @param anciens secrets of before: pages loaded with their key still send what it encrypted. */
  constructor(secret: string, anciens: readonly string[] = []) {
    this.#cles = [secret, ...anciens].map((un) => new CleDeChiffrement(un));
  }

  /** The one to encrypt to; the others only open. */
  get publiques(): ClePublique[] {
    return this.#cles.slice(0, 1).map(({ publique }) => publique);
  }

  /** @throws ApiError CHIFFREMENT_INVALIDE, whatever is wrong. */
  async ouvrir(jwe: string): Promise<string> {
    const kid = lireKid(jwe);
    const cle = this.#cles.find(({ publique }) => publique.kid === kid);
    if (!cle) throw new ApiError('CHIFFREMENT_INVALIDE');
    return cle.ouvrir(jwe);
  }
}

function lireKid(jwe: string): unknown {
  try {
    return decodeProtectedHeader(jwe).kid;
  } catch (cause) {
    throw new ApiError('CHIFFREMENT_INVALIDE', { cause });
  }
}

class CleDeChiffrement {
  readonly publique: ClePublique;
  readonly #privee: JWK;

  constructor(secret: string) {
    const { d, x, y } = deriver(secret);
    const kid = createHash('sha256').update(`${x}.${y}`).digest('base64url').slice(0, 16);
    this.publique = { kty: 'EC', crv: 'P-256', x, y, use: 'enc', alg: GESTION, kid };
    this.#privee = { kty: 'EC', crv: 'P-256', x, y, d };
  }

  /** @throws ApiError CHIFFREMENT_INVALIDE, whatever is wrong. */
  async ouvrir(jwe: string): Promise<string> {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(jwe, await importJWK(this.#privee, GESTION), {
        keyManagementAlgorithms: [GESTION],
        contentEncryptionAlgorithms: [CONTENU],
      });
      if (protectedHeader.zip !== undefined) {
        throw new ApiError('CHIFFREMENT_INVALIDE');
      }
      return new TextDecoder('utf-8', { fatal: true }).decode(plaintext);
    } catch (cause) {
      if (cause instanceof errors.JOSEError || cause instanceof TypeError || isDomException(cause)) {
        throw new ApiError('CHIFFREMENT_INVALIDE', { cause });
      }
      throw cause;
    }
  }
}

/** What the Web Cryptography of Node throws on a point that is not on the curve. */
const isDomException = (cause: unknown): cause is Error => cause instanceof DOMException;

function deriver(secret: string): { d: string; x: string; y: string } {
  const ecdh = createECDH(COURBE);
  for (let essai = 0; essai < ESSAIS; essai += 1) {
    const octets = new Uint8Array(hkdfSync('sha256', secret, 'francis', `chiffrement ${essai}`, 32));
    try {
      ecdh.setPrivateKey(octets);
    } catch {
      // Not below the order of the curve: one draw in four billion.
      continue;
    }
    const point = ecdh.getPublicKey('hex');
    const coordonnee = (debut: number): string =>
      Buffer.from(point.slice(debut, debut + 64), 'hex').toString('base64url');
    return { d: Buffer.from(octets.buffer).toString('base64url'), x: coordonnee(2), y: coordonnee(66) };
  }
  throw new Error('no key derived');
}

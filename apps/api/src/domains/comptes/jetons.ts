import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../../platform/errors.ts';

const EMETTEUR = 'francis';
const AUDIENCE = 'francis-api';
const TYPE = 'at+jwt';
const ALGORITHME = 'HS256';

export interface ContenuJeton {
  readonly utilisateurId: string;
  readonly sessionId: string;
  /** How far the person proved who they are, for whoever reads the token; the session decides. */
  readonly niveau: Niveau;
}

export type Niveau = 'aal1' | 'aal2';

interface Cle {
  readonly identifiant: string;
  readonly acces: Uint8Array;
  readonly rafraichissement: Uint8Array;
}

/**
 * Makes and reads the two tokens of a session. The keys are derived from the secret of the configuration; those of the
 * secrets before it still read what they signed, so that changing the secret logs nobody out.
 */
export class Jetons {
  readonly #cle: Cle;
  readonly #cles: readonly Cle[];

  constructor(secret: string, anciens: readonly string[] = []) {
    this.#cle = deriverCle(secret);
    this.#cles = [this.#cle, ...anciens.map(deriverCle)];
  }

  signer({ utilisateurId, sessionId, niveau }: ContenuJeton, maintenant: Date, expireLe: Date): Promise<string> {
    return new SignJWT({ sid: sessionId, aal: niveau })
      .setProtectedHeader({ alg: ALGORITHME, typ: TYPE, kid: this.#cle.identifiant })
      .setIssuer(EMETTEUR)
      .setAudience(AUDIENCE)
      .setSubject(utilisateurId)
      .setIssuedAt(maintenant)
      .setExpirationTime(expireLe)
      .sign(this.#cle.acces);
  }

  /** @throws ApiError SESSION_EXPIREE or SESSION_INVALIDE. */
  async lire(jeton: string, maintenant: Date): Promise<Omit<ContenuJeton, 'niveau'>> {
    try {
      const kid = decodeProtectedHeader(jeton).kid;
      const cle = this.#cles.find(({ identifiant }) => identifiant === kid);
      if (!cle) throw new ApiError('SESSION_INVALIDE');
      const { payload } = await jwtVerify(jeton, cle.acces, {
        algorithms: [ALGORITHME],
        typ: TYPE,
        issuer: EMETTEUR,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: maintenant,
      });
      const { sub, sid } = payload;
      if (!estUuid(sub) || !estUuid(sid)) throw new ApiError('SESSION_INVALIDE');
      return { utilisateurId: sub, sessionId: sid };
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) throw new ApiError('SESSION_EXPIREE', { cause });
      if (cause instanceof errors.JOSEError || cause instanceof TypeError) {
        throw new ApiError('SESSION_INVALIDE', { cause });
      }
      throw cause;
    }
  }

  creerRafraichissement(): string {
    return randomBytes(32).toString('base64url');
  }

  /**
   * The token that follows, then those that earlier keys would have given. It is computed from its parent, so that two
   * tabs that present the same parent at the same moment receive the same child although only hashes are stored.
   */
  suivants(rafraichissement: string): string[] {
    return this.#cles.map((cle) =>
      createHmac('sha256', cle.rafraichissement).update(rafraichissement).digest('base64url'),
    );
  }

  empreinte(rafraichissement: string): string {
    return createHash('sha256').update(rafraichissement).digest('hex');
  }
}

const deriver = (secret: string, usage: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'francis', usage, 32));

function deriverCle(secret: string): Cle {
  const acces = deriver(secret, 'acces');
  const identifiant = createHash('sha256').update(acces).digest('hex').slice(0, 16);
  return { identifiant, acces, rafraichissement: deriver(secret, 'rafraichissement') };
}

const estUuid = (valeur: unknown): valeur is string =>
  typeof valeur === 'string' && /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(valeur);

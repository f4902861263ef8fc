import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
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

/** Makes and reads the two tokens of a session. The keys are derived from the one secret of the configuration. */
export class Jetons {
  readonly #cleAcces: Uint8Array;
  readonly #cleRafraichissement: Uint8Array;
  readonly #identifiantCle: string;

  constructor(secret: string) {
    this.#cleAcces = deriver(secret, 'acces');
    this.#cleRafraichissement = deriver(secret, 'rafraichissement');
    this.#identifiantCle = createHash('sha256').update(this.#cleAcces).digest('hex').slice(0, 16);
  }

  signer({ utilisateurId, sessionId, niveau }: ContenuJeton, maintenant: Date, expireLe: Date): Promise<string> {
    return new SignJWT({ sid: sessionId, aal: niveau })
      .setProtectedHeader({ alg: ALGORITHME, typ: TYPE, kid: this.#identifiantCle })
      .setIssuer(EMETTEUR)
      .setAudience(AUDIENCE)
      .setSubject(utilisateurId)
      .setIssuedAt(maintenant)
      .setExpirationTime(expireLe)
      .sign(this.#cleAcces);
  }

  /** @throws ApiError SESSION_EXPIREE or SESSION_INVALIDE. */
  async lire(jeton: string, maintenant: Date): Promise<Omit<ContenuJeton, 'niveau'>> {
    try {
      const { payload, protectedHeader } = await jwtVerify(jeton, this.#cleAcces, {
        algorithms: [ALGORITHME],
        typ: TYPE,
        issuer: EMETTEUR,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: maintenant,
      });
      const { sub, sid } = payload;
      if (protectedHeader.kid !== this.#identifiantCle || !estUuid(sub) || !estUuid(sid)) {
        throw new ApiError('SESSION_INVALIDE');
      }
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
   * The token that follows. It is computed from its parent, so that two tabs that present the same parent at the same
   * moment receive the same child although only hashes are stored.
   */
  suivant(rafraichissement: string): string {
    return createHmac('sha256', this.#cleRafraichissement).update(rafraichissement).digest('base64url');
  }

  empreinte(rafraichissement: string): string {
    return createHash('sha256').update(rafraichissement).digest('hex');
  }
}

const deriver = (secret: string, usage: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'francis', usage, 32));

const estUuid = (valeur: unknown): valeur is string =>
  typeof valeur === 'string' && /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(valeur);

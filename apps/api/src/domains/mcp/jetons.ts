import { createHash, hkdfSync } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Adresses } from './adresses.ts';

const TYPE = 'at+jwt';
const ALGORITHME = 'HS256';

const Contenu = z.object({ sub: z.uuid(), client_id: z.uuid(), aut: z.uuid(), scope: z.string() });

export interface ContenuJeton {
  readonly utilisateurId: string;
  readonly applicationId: string;
  readonly autorisationId: string;
  readonly portees: readonly string[];
}

interface Cle {
  readonly identifiant: string;
  readonly octets: Uint8Array;
}

/**
 * Access tokens of the programs (RFC 9068), bound to the resource. Their key is not that of the sessions: a session opens
 * nothing here, and they open nothing there.
 */
export class JetonsApplication {
  readonly #cles: readonly [Cle, ...Cle[]];
  readonly #adresses: Pick<Adresses, 'emetteur' | 'ressource'>;

  constructor(secret: string, anciens: readonly string[], adresses: Pick<Adresses, 'emetteur' | 'ressource'>) {
    this.#cles = [deriver(secret), ...anciens.map(deriver)];
    this.#adresses = adresses;
  }

  signer(contenu: ContenuJeton, maintenant: Date, expireLe: Date): Promise<string> {
    const [{ identifiant, octets }] = this.#cles;
    return new SignJWT({
      client_id: contenu.applicationId,
      aut: contenu.autorisationId,
      scope: contenu.portees.join(' '),
    })
      .setProtectedHeader({ alg: ALGORITHME, typ: TYPE, kid: identifiant })
      .setIssuer(this.#adresses.emetteur)
      .setAudience(this.#adresses.ressource)
      .setSubject(contenu.utilisateurId)
      .setIssuedAt(maintenant)
      .setExpirationTime(expireLe)
      .sign(octets);
  }

  /** @returns undefined when the token is not one of ours, for this resource, still good. */
  async lire(jeton: string, maintenant: Date): Promise<ContenuJeton | undefined> {
    try {
      const { kid } = decodeProtectedHeader(jeton);
      const cle = this.#cles.find(({ identifiant }) => identifiant === kid);
      if (!cle) return undefined;
      const { payload } = await jwtVerify(jeton, cle.octets, {
        algorithms: [ALGORITHME],
        typ: TYPE,
        issuer: this.#adresses.emetteur,
        audience: this.#adresses.ressource,
        requiredClaims: ['sub', 'exp'],
        currentDate: maintenant,
      });
      const { sub, client_id, aut, scope } = Contenu.parse(payload);
      return { utilisateurId: sub, applicationId: client_id, autorisationId: aut, portees: scope.split(' ') };
    } catch (erreur) {
      if (erreur instanceof errors.JOSEError || erreur instanceof z.ZodError || erreur instanceof TypeError)
        return undefined;
      throw erreur;
    }
  }
}

function deriver(secret: string): Cle {
  const octets = new Uint8Array(hkdfSync('sha256', secret, 'francis', 'jetons des applications', 32));
  return { octets, identifiant: createHash('sha256').update(octets).digest('hex').slice(0, 16) };
}

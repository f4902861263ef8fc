import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { PorteeCle } from '@francis/contract';
import type { Niveau } from './jetons.ts';
import { type Permission, permissionsDe } from './policy.ts';
import type { Compte, Session } from './repository.ts';
import type { Sessions } from './sessions.ts';
import type { Veille } from './veille.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the person must be allowed, on top of being logged in. */
    readonly permission?: Permission;
    /** What an API key must hold to open this route; without it, no key opens it. */
    readonly portee?: PorteeCle;
  }
}

/** Everything else changes something, or opens a stream: not at the request of another site. */
const LECTURES: ReadonlySet<string> = new Set(['GET', 'HEAD']);

interface Identite {
  readonly compte: Compte;
  readonly session: Session;
}

/** A program that a member of a firm lets act for them. */
export interface AccesParCle {
  readonly compte: Compte;
  readonly cleId: string;
  readonly niveau: Niveau;
}
/** @throws ApiError CLE_INVALIDE, or PORTEE_INSUFFISANTE when the key does not open this route. */
export type LecteurDeCles = (secret: string, request: FastifyRequest) => Promise<AccesParCle>;

const CLE_API = 'frk_';

/** Who asks. Other domains put `exiger` before their routes and read `compteDe`. */
export class Identification {
  readonly #sessions: Sessions;
  readonly #veille: Veille;
  readonly #identites = new WeakMap<FastifyRequest, Identite | AccesParCle>();
  #lireCle: LecteurDeCles | undefined;

  constructor(sessions: Sessions, veille: Veille) {
    this.#sessions = sessions;
    this.#veille = veille;
  }

  /** Lets keys in, on the routes that name what they must hold. */
  accepterCles(lire: LecteurDeCles): void {
    this.#lireCle = lire;
  }

  /** Runs before the body is read: an unknown caller costs nothing more. */
  readonly exiger = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const jeton = jetonDe(request);
    if (jeton === undefined) throw new ApiError('AUTHENTIFICATION_REQUISE');
    if (!LECTURES.has(request.method)) await requireSameOrigin(request);
    const parCle = jeton.startsWith(CLE_API) && this.#lireCle ? await this.#lireCle(jeton, request) : undefined;
    const identite = parCle ?? (await this.#sessions.authentifier(jeton));
    const { permission } = request.routeOptions.config;
    if (permission !== undefined && !permissionsDe(identite.compte).includes(permission)) {
      throw new ApiError('ACCES_REFUSE');
    }
    this.#identites.set(request, identite);
    if ('session' in identite) this.#veille.suivre(reply, identite.session.id);
  };

  compteDe(request: FastifyRequest): Compte {
    return this.#identiteDe(request).compte;
  }

  /** @throws ApiError ACCES_REFUSE for a key: it proves nobody. */
  sessionDe(request: FastifyRequest): Session {
    const identite = this.#identiteDe(request);
    if ('session' in identite) return identite.session;
    throw new ApiError('ACCES_REFUSE');
  }

  /** The API key that calls, when it is one. */
  cleDe(request: FastifyRequest): string | undefined {
    const identite = this.#identiteDe(request);
    return 'cleId' in identite ? identite.cleId : undefined;
  }

  /**
   * For what a password alone must not open.
   * @throws ApiError MFA_REQUISE unless the session showed a second factor.
   */
  exigerSecondFacteur(request: FastifyRequest): void {
    const identite = this.#identiteDe(request);
    const { niveau } = 'session' in identite ? identite.session : identite;
    if (niveau !== 'aal2') throw new ApiError('MFA_REQUISE');
  }

  /** For logout, which must work with a token that is no longer good. */
  async siPresente(request: FastifyRequest): Promise<Identite | undefined> {
    const jeton = jetonDe(request);
    if (jeton === undefined) return undefined;
    try {
      return await this.#sessions.authentifier(jeton);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    }
  }

  #identiteDe(request: FastifyRequest): Identite | AccesParCle {
    const identite = this.#identites.get(request);
    if (!identite) throw new ApiError('AUTHENTIFICATION_REQUISE');
    return identite;
  }
}

const jetonDe = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

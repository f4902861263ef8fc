import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import type { Compte } from './repository.ts';
import type { Sessions } from './sessions.ts';

/** Who asks. Other domains put `exiger` before their routes and read `compteDe`. */
export class Identification {
  readonly #sessions: Sessions;
  readonly #comptes = new WeakMap<FastifyRequest, Compte>();

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** Runs before the body is read: an unknown caller costs nothing more. */
  readonly exiger = async (request: FastifyRequest): Promise<void> => {
    const jeton = jetonDe(request);
    if (jeton === undefined) throw new ApiError('AUTHENTIFICATION_REQUISE');
    const { compte } = await this.#sessions.authentifier(jeton);
    this.#comptes.set(request, compte);
  };

  compteDe(request: FastifyRequest): Compte {
    const compte = this.#comptes.get(request);
    if (!compte) throw new ApiError('AUTHENTIFICATION_REQUISE');
    return compte;
  }

  /** For logout, which must work with a token that is no longer good. */
  async sessionSiPresente(request: FastifyRequest): Promise<string | undefined> {
    const jeton = jetonDe(request);
    if (jeton === undefined) return undefined;
    try {
      return (await this.#sessions.authentifier(jeton)).sessionId;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    }
  }
}

const jetonDe = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

import type { ConnexionReponse, PreuveAdresseReponse, SessionReponse } from '@francis/contract';
import { CATALOGUE_ERREURS } from '@francis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../platform/http/rate-limiter.ts';
import type { Appareils } from './appareils/appareils.ts';
import type { Origine } from './audit/audit.ts';
import { type CookieOptions, poserCookie } from './cookie.ts';
import type { Identification } from './identification.ts';
import { origineDe } from './origine.ts';
import { presenterDefi, presenterSession } from './presenter.ts';
import type { Compte, Session } from './repository.ts';
import type { Ouverture } from './service.ts';
import type { SessionOuverte } from './sessions.ts';

/** The access token goes in the body, the refresh token in the cookie. */
export function repondreSession(reply: FastifyReply, cookie: CookieOptions, session: SessionOuverte): SessionReponse {
  poserCookie(reply, cookie, session.rafraichissement, session.sessionExpireLe);
  return presenterSession(session);
}

/** What a login answers, and what the browser remembers of it. */
export class Reponses {
  readonly #cookie: CookieOptions;
  readonly #appareils: Appareils;

  constructor(cookie: CookieOptions, appareils: Appareils) {
    this.#cookie = cookie;
    this.#appareils = appareils;
  }

  async session(request: FastifyRequest, reply: FastifyReply, session: SessionOuverte): Promise<SessionReponse> {
    const reponse = repondreSession(reply, this.#cookie, session);
    await this.#appareils.retenir(request, reply, session.compte.id);
    return reponse;
  }

  async ouverture(request: FastifyRequest, reply: FastifyReply, ouverture: Ouverture): Promise<ConnexionReponse> {
    if (ouverture.genre === 'session') return this.session(request, reply, ouverture.session);
    return {
      success: false,
      requiresMFA: true,
      error: CATALOGUE_ERREURS.MFA_REQUISE.detail,
      challenge: presenterDefi(ouverture.defi),
    };
  }
}

/** An address was proved. @param ticket chooses a password, when the one of before was taken away. */
export const prouvee = (message: string, ticket: string | undefined): PreuveAdresseReponse =>
  ticket === undefined
    ? { success: true, message }
    : { success: true, message: `${message} Choisissez maintenant votre mot de passe.`, ticket };

/** Somebody without session, known by where they ask from. */
export interface Passant {
  readonly origine: Origine;
  /** Their network, which limits count. */
  readonly adresse: string;
}

/** Who asks and from where, for the services that check and record both. */
export interface Demandeur extends Passant {
  readonly compte: Compte;
  readonly session: Session;
}

export const passantDe = (request: FastifyRequest): Passant => ({
  origine: origineDe(request),
  adresse: addressKey(request.ip),
});

export const demandeurDe = (identification: Identification, request: FastifyRequest): Demandeur => ({
  compte: identification.compteDe(request),
  session: identification.sessionDe(request),
  ...passantDe(request),
});

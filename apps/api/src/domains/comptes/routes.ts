import {
  ConnexionReponse,
  ConnexionRequete,
  InscriptionRequete,
  InscriptionReponse,
  SessionReponse,
  Utilisateur,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Appareils } from './appareils/appareils.ts';
import { type CookieOptions, effacerCookie, lireCookie } from './cookie.ts';
import type { Identification } from './identification.ts';
import { origineDe } from './origine.ts';
import type { PortsComptes } from './ports.ts';
import { presenterUtilisateur } from './presenter.ts';
import { passantDe, type Reponses, repondreSession } from './reponses.ts';
import { connecter, inscrire } from './service.ts';

interface Options {
  readonly ports: PortsComptes;
  readonly identification: Identification;
  readonly cookie: CookieOptions;
  readonly reponses: Reponses;
  readonly appareils: Appareils;
  /** Opens a body encrypted to the published key. */
  readonly dechiffrer: (request: FastifyRequest) => Promise<void>;
  readonly inscriptionsParHeure: number;
}

const HEURE = 3_600_000;
const MINUTE = 60_000;
const RAFRAICHISSEMENTS_PAR_MINUTE = 300;
/** Not the cookies: that by which the account recognises this browser outlives the session. */
const A_OUBLIER = '"cache", "storage"';
const tags = ['Comptes'];

export function routesComptes(
  app: TypedServer,
  { ports, identification, cookie, reponses, appareils, dechiffrer, inscriptionsParHeure }: Options,
): void {
  const inscriptions = new RateLimiter(ports.horloge, inscriptionsParHeure, HEURE);
  const rafraichissements = new RateLimiter(ports.horloge, RAFRAICHISSEMENTS_PAR_MINUTE, MINUTE);

  app.post(
    '/api/auth/secure-signup',
    {
      onRequest: [requireSameOrigin],
      preValidation: [dechiffrer],
      schema: {
        tags,
        summary: 'Ouvre un compte.',
        description: 'Une adresse déjà connue reçoit la même réponse : son titulaire est prévenu par e-mail.',
        body: InscriptionRequete,
        response: { 201: InscriptionReponse, ...refusals(400, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      inscriptions.consume(addressKey(request.ip));
      const compte = await inscrire(ports, request.body, passantDe(request));
      return reply.status(201).send({ success: true, user: presenterUtilisateur(compte) });
    },
  );

  app.post(
    '/api/auth/secure-login',
    {
      onRequest: [requireSameOrigin],
      preValidation: [dechiffrer],
      schema: {
        tags,
        summary: 'Ouvre une session.',
        description:
          'Le jeton d’accès est dans la réponse, le jeton de rafraîchissement dans un cookie HttpOnly. `requiresMFA` : la session s’ouvre par POST /api/auth/mfa/verify.',
        body: ConnexionRequete,
        response: { 200: ConnexionReponse, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const connu = await appareils.reconnaitre(request, request.body.email);
      const essayeur = { adresse: addressKey(request.ip), connu };
      return reponses.ouverture(request, reply, await connecter(ports, request.body, origineDe(request), essayeur));
    },
  );

  app.post(
    '/api/auth/refresh',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Donne un nouveau jeton d’accès.',
        security: [{ rafraichissement: [] }],
        response: { 200: SessionReponse, ...refusals(401, 403, 429) },
      },
    },
    async (request, reply) => {
      rafraichissements.consume(addressKey(request.ip));
      const jeton = lireCookie(request, cookie);
      if (jeton === undefined) throw new ApiError('AUTHENTIFICATION_REQUISE');
      try {
        return repondreSession(reply, cookie, await ports.sessions.rafraichir(jeton));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) effacerCookie(reply, cookie);
        throw error;
      }
    },
  );

  app.post(
    '/api/auth/logout',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Ferme la session : ses jetons ne valent plus rien.',
        security: [{ jeton: [] }, { rafraichissement: [] }],
        response: { 204: z.undefined().describe('Session fermée.'), ...refusals(403) },
      },
    },
    async (request, reply) => {
      const presente = await identification.siPresente(request);
      if (presente) await ports.sessions.fermer(presente.session.id);
      const jeton = lireCookie(request, cookie);
      if (jeton !== undefined) await ports.sessions.fermerParJeton(jeton);
      effacerCookie(reply, cookie);
      return reply.header('clear-site-data', A_OUBLIER).status(204).send();
    },
  );

  app.get(
    '/api/auth/user',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        summary: 'La personne connectée.',
        security: [{ jeton: [] }],
        response: { 200: Utilisateur, ...refusals(401) },
      },
    },
    async (request) => presenterUtilisateur(identification.compteDe(request)),
  );
}

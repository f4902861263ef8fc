import { ChangementMotDePasseRequete, JournalReponse, ListeSessions, MessageReponse } from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { lireJournal } from './audit/lecture.ts';
import { changerMotDePasse } from './changement-mot-de-passe.ts';
import { type CookieOptions, effacerCookie } from './cookie.ts';
import type { Identification } from './identification.ts';
import type { PortsComptes } from './ports.ts';
import { presenterSessionAffichee } from './presenter.ts';
import { demandeurDe } from './reponses.ts';

interface Options {
  readonly ports: PortsComptes;
  readonly identification: Identification;
  readonly cookie: CookieOptions;
  /** Opens a body encrypted to the published key. */
  readonly dechiffrer: (request: FastifyRequest) => Promise<void>;
}

const tags = ['Comptes'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.string().max(200) });
const ferme = z.undefined();

/** What a person sees and closes of their own account: sessions, password, journal. */
export function routesSessions(app: TypedServer, { ports, identification, cookie, dechiffrer }: Options): void {
  const { sessions, audit } = ports;
  const onRequest = [requireSameOrigin, identification.exiger];

  app.get(
    '/api/auth/sessions',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        security,
        summary: 'Vos appareils connectés.',
        response: { 200: ListeSessions, ...refusals(401) },
      },
    },
    async (request) => {
      const courante = identification.sessionDe(request).id;
      const siennes = await sessions.lister(identification.compteDe(request).id);
      return { sessions: siennes.map((session) => presenterSessionAffichee(session, courante)) };
    },
  );

  app.delete(
    '/api/auth/sessions/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ferme une de vos sessions.',
        params: Identifiant,
        response: { 204: ferme.describe('Session fermée.'), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { compte, origine } = demandeurDe(identification, request);
      await sessions.fermerUne(compte.id, request.params.id);
      await audit.noter({ action: 'session.fermee', ressource: `session:${request.params.id}`, compte, origine });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/auth/logout-all',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ferme toutes vos sessions, celle-ci comprise.',
        response: { 204: ferme.describe('Sessions fermées.'), ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      const { compte, origine } = demandeurDe(identification, request);
      const fermees = await sessions.fermerToutes(compte.id);
      const metadonnees = { fermees };
      await audit.noter({
        action: 'sessions.fermees',
        ressource: 'compte',
        compte,
        origine,
        risque: 'medium',
        metadonnees,
      });
      effacerCookie(reply, cookie);
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/auth/change-password',
    {
      onRequest,
      preValidation: [dechiffrer],
      schema: {
        tags,
        security,
        summary: 'Change le mot de passe et ferme les autres sessions.',
        body: ChangementMotDePasseRequete,
        response: { 200: MessageReponse, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      await changerMotDePasse(ports, demandeurDe(identification, request), request.body);
      return { success: true as const, message: '✅ Mot de passe mis à jour avec succès !' };
    },
  );

  app.get(
    '/api/audit',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        security,
        summary: 'Votre journal de sécurité et son bilan.',
        response: { 200: JournalReponse, ...refusals(401) },
      },
    },
    async (request) => lireJournal(ports, identification.compteDe(request)),
  );
}

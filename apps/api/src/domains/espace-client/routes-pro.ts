import { DecisionProposition, InvitationClientRequete, InvitationsClient, PropositionsClient } from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { type Demandeur, demandeurDe } from '../clients/index.ts';
import { exigerAdresseProuvee, type Identification } from '../comptes/index.ts';
import { inviter, invitationsDe, renvoyer, revoquer } from './inviter.ts';
import type { PortsEspace } from './ports.ts';
import { decider, fichierRecu, propositionsDe } from './propositions.ts';

interface Options {
  readonly ports: PortsEspace;
  readonly identification: Identification;
  /** Opens the area of files. */
  readonly garder: (request: FastifyRequest) => Promise<void>;
}

const tags = ['Espace client'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const UneInvitation = z.object({ id: z.uuid(), invitationId: z.uuid() });
const UneProposition = z.object({ id: z.uuid(), propositionId: z.uuid() });
const UnDepot = z.object({ id: z.uuid(), depotId: z.uuid() });
const ICI = '/api/pro/clients/:id';
const REFUS = refusals(401, 403, 404, 422);
const ECRITURE = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429);
const HEURE = 3_600_000;
const ENVOIS_PAR_HEURE = 60;

/** An adviser asks their client for facts and documents, and decides what enters the file. */
export function routesPro(app: TypedServer, { ports, identification, garder }: Options): void {
  const onRequest = [identification.exiger, garder];
  const qui = (request: FastifyRequest): Demandeur => demandeurDe(identification, request);
  const envois = new RateLimiter(ports.horloge, ENVOIS_PAR_HEURE, HEURE);
  /** Messages leave under the name of somebody who proved an address of their own. */
  const expediteur = (request: FastifyRequest): Demandeur => {
    exigerAdresseProuvee(identification.compteDe(request));
    envois.consume(identification.compteDe(request).id);
    return qui(request);
  };

  app.get(
    `${ICI}/invitations`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ce qui a été demandé à un client, et ce qui peut l’être.',
        params,
        response: { 200: InvitationsClient, ...REFUS },
      },
    },
    (request) => invitationsDe(ports, qui(request), request.params.id),
  );

  app.post(
    `${ICI}/invitations`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Demande au client, par un lien à son adresse, des faits et des documents.',
        description: 'Le lien vaut quatorze jours, pour cette adresse ; rien n’entre au dossier sans accord.',
        params,
        body: InvitationClientRequete,
        response: { 200: InvitationsClient, ...ECRITURE },
      },
    },
    (request) => inviter(ports, expediteur(request), request.params.id, request.body),
  );

  app.post(
    `${ICI}/invitations/:invitationId/renvoi`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Renvoie l’invitation : un autre lien, quatorze jours de plus ; le premier ne vaut plus rien.',
        params: UneInvitation,
        response: { 200: InvitationsClient, ...REFUS, ...refusals(429) },
      },
    },
    (request) => {
      const { id, invitationId } = request.params;
      return renvoyer(ports, expediteur(request), { clientId: id, id: invitationId });
    },
  );

  app.delete(
    `${ICI}/invitations/:invitationId`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Révoque une invitation : son lien cesse aussitôt.',
        params: UneInvitation,
        response: { 200: InvitationsClient, ...REFUS },
      },
    },
    (request) => {
      const { id, invitationId } = request.params;
      return revoquer(ports, qui(request), { clientId: id, id: invitationId });
    },
  );

  app.get(
    `${ICI}/propositions`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ce qu’un client propose pour son dossier, fait par fait.',
        params,
        response: { 200: PropositionsClient, ...REFUS },
      },
    },
    (request) => propositionsDe(ports, qui(request), request.params.id),
  );

  app.post(
    `${ICI}/propositions/:propositionId`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Accepte une proposition, qui entre au dossier, ou la refuse.',
        params: UneProposition,
        body: DecisionProposition,
        response: { 200: PropositionsClient, ...ECRITURE },
      },
    },
    (request) => {
      const { id, propositionId } = request.params;
      return decider(ports, qui(request), { clientId: id, id: propositionId, ...request.body });
    },
  );

  app.get(
    `${ICI}/propositions/documents/:depotId`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Un document que le client a envoyé.',
        params: UnDepot,
        response: {
          200: {
            description: 'Le fichier.',
            content: { 'application/octet-stream': { schema: z.instanceof(Buffer) } },
          },
          ...REFUS,
        },
      },
    },
    async (request, reply) => {
      const { id, depotId } = request.params;
      const { octets, nom } = await fichierRecu(ports, qui(request), { clientId: id, id: depotId });
      return reply
        .header('content-disposition', `attachment; filename="${nom}"`)
        .type('application/octet-stream')
        .send(octets);
    },
  );
}

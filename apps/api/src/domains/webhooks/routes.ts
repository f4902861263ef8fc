import { LivraisonWebhook, WebhookCree, WebhookRequete, Webhooks, WebhookSecretRequete } from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { JobKind } from '../../platform/jobs/index.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import type { Charge } from './livrer.ts';
import type { PortsWebhooks } from './ports.ts';
import { changerSecret, creer, eprouver, livraisonsDe, reactiver, renvoyer, supprimer, webhooksDe } from './service.ts';

interface Options {
  readonly ports: PortsWebhooks;
  readonly travail: JobKind<Charge>;
  readonly identification: Identification;
  readonly garder: (request: FastifyRequest) => Promise<void>;
}

const tags = ['Webhooks'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const ICI = '/api/pro/webhooks';
const REFUS = refusals(401, 403, 404, 422);
const ECRITURE = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429);

/** Who answers for the firm tells where to send; no key opens these routes. */
export function routesWebhooks(app: TypedServer, { ports, travail, identification, garder }: Options): void {
  const onRequest = [identification.exiger, garder];
  const qui = (request: FastifyRequest) => demandeurDe(identification, request);
  const commun = { tags, security };

  app.get(
    ICI,
    {
      onRequest,
      schema: { ...commun, summary: 'Les webhooks du cabinet.', response: { 200: Webhooks, ...refusals(401, 403) } },
    },
    (request) => webhooksDe(ports, qui(request)),
  );
  app.post(
    ICI,
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Ajoute un webhook. Son secret n’est montré qu’ici.',
        description: 'Adresse publique, en HTTPS. Chaque message porte `Francis-Signature: t=…,v1=…`.',
        body: WebhookRequete,
        response: { 201: WebhookCree, ...ECRITURE },
      },
    },
    async (request, reply) => reply.status(201).send(await creer(ports, qui(request), request.body)),
  );
  app.post(
    `${ICI}/:id/secret`,
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Change le secret d’un webhook ; l’ancien ne signe plus rien.',
        params,
        body: WebhookSecretRequete,
        response: { 200: WebhookCree, ...ECRITURE },
      },
    },
    (request) => changerSecret(ports, qui(request), { id: request.params.id, ...request.body }),
  );
  app.post(
    `${ICI}/:id/activation`,
    {
      onRequest,
      schema: { ...commun, summary: 'Réactive un webhook.', params, response: { 200: Webhooks, ...REFUS } },
    },
    (request) => reactiver(ports, qui(request), request.params.id),
  );
  app.delete(
    `${ICI}/:id`,
    {
      onRequest,
      schema: { ...commun, summary: 'Supprime un webhook.', params, response: { 200: Webhooks, ...REFUS } },
    },
    (request) => supprimer(ports, qui(request), request.params.id),
  );
  app.get(
    `${ICI}/:id/livraisons`,
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Les derniers messages d’un webhook, et comment ils sont partis.',
        params,
        response: { 200: z.array(LivraisonWebhook), ...REFUS },
      },
    },
    (request) => livraisonsDe(ports, qui(request), request.params.id),
  );
  app.post(
    `${ICI}/:id/essai`,
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Envoie un message d’essai, qui ne parle d’aucun client.',
        params,
        response: { 200: z.array(LivraisonWebhook), ...REFUS, ...refusals(409) },
      },
    },
    (request) => eprouver(ports, qui(request), { id: request.params.id, travail }),
  );
  app.post(
    `${ICI}/:id/livraisons/:livraisonId/renvoi`,
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Renvoie un message.',
        params: z.object({ id: z.uuid(), livraisonId: z.uuid() }),
        response: { 200: z.array(LivraisonWebhook), ...REFUS, ...refusals(409) },
      },
    },
    (request) => renvoyer(ports, qui(request), { ...request.params, travail }),
  );
}

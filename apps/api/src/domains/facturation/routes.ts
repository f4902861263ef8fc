import {
  Abonnements,
  AdresseSuivante,
  CommandeEnAttente,
  CommandeRequete,
  FormulesEnVente,
  PaiementEssaiRequete,
  PortailRequete,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import { abonnementsDe, regler, seRetracter } from './abonnement.ts';
import { commander, ouvrirPortail, venteDuJour } from './commander.ts';
import { commandeEnAttente, payerPourLEssai } from './essai.ts';
import type { PortsFacturation } from './ports.ts';

const tags = ['Abonnement'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.uuid() });
const MINUTE = 60_000;
/** Each opens something at the provider. */
const APPELS_PAR_MINUTE = 20;

export function routesFacturation(app: TypedServer, ports: PortsFacturation, identification: Identification): void {
  const limite = new RateLimiter(ports.horloge, APPELS_PAR_MINUTE, MINUTE);
  const limiter = async (request: FastifyRequest): Promise<void> => limite.consume(identification.compteDe(request).id);
  const lire = [identification.exiger];
  const ecrire = [requireSameOrigin, identification.exiger, limiter];
  const demandeur = (request: FastifyRequest) => demandeurDe(identification, request);

  app.get(
    '/api/formules',
    {
      schema: {
        tags,
        summary: 'Les formules en vente, et leur prix.',
        response: { 200: FormulesEnVente, ...refusals() },
      },
    },
    async () => venteDuJour(ports),
  );

  app.get(
    '/api/abonnements',
    {
      onRequest: lire,
      schema: {
        tags,
        security,
        summary: 'Vos abonnements en cours et vos factures.',
        response: { 200: Abonnements, ...refusals(401) },
      },
    },
    async (request) => abonnementsDe(ports, demandeur(request)),
  );

  app.post(
    '/api/create-checkout-session',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Commande une formule.',
        description: 'Rend l’adresse où payer. Le prix, l’acheteur et les adresses de retour sont contrôlés ici.',
        body: CommandeRequete,
        response: { 200: AdresseSuivante, ...refusals(400, 401, 403, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => ({ url: await commander(ports, demandeur(request), request.body) }),
  );

  app.post(
    '/api/create-portal-session',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Ouvre le portail de gestion du prestataire de paiement.',
        body: PortailRequete,
        response: { 200: AdresseSuivante, ...refusals(400, 401, 403, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => ({ url: await ouvrirPortail(ports, demandeur(request), request.body.returnUrl) }),
  );

  const surUn = (summary: string, description: string) => ({
    onRequest: ecrire,
    schema: {
      tags,
      security,
      summary,
      description,
      params: Identifiant,
      response: { 200: Abonnements, ...refusals(401, 403, 404, 409, 422, 429) },
    },
  });
  app.post(
    '/api/abonnements/:id/resiliation',
    surUn('Résilie un abonnement.', 'Il dure jusqu’à la fin de la période payée, puis ne se renouvelle pas.'),
    async (request) => regler(ports, demandeur(request), { id: request.params.id, renouvele: false }),
  );
  app.post(
    '/api/abonnements/:id/reprise',
    surUn('Reprend un abonnement résilié.', 'Avant la fin de la période payée.'),
    async (request) => regler(ports, demandeur(request), { id: request.params.id, renouvele: true }),
  );
  app.post(
    '/api/abonnements/:id/retractation',
    surUn('Se rétracte d’un abonnement.', 'Dans les quatorze jours : il prend fin aussitôt et tout est remboursé.'),
    async (request) => seRetracter(ports, demandeur(request), request.params.id),
  );

  app.get(
    '/api/paiement-essai/:id',
    {
      onRequest: lire,
      schema: {
        tags,
        security,
        summary: 'Une commande du paiement d’essai.',
        params: Identifiant,
        response: { 200: CommandeEnAttente, ...refusals(401, 404, 422) },
      },
    },
    async (request) => commandeEnAttente(ports, demandeur(request), request.params.id),
  );
  app.post(
    '/api/paiement-essai/:id',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Paie une commande pour l’essai, ou la refuse : aucun argent ne bouge.',
        params: Identifiant,
        body: PaiementEssaiRequete,
        response: { 200: AdresseSuivante, ...refusals(400, 401, 402, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request) => ({
      url: await payerPourLEssai(ports, demandeur(request), { id: request.params.id, ...request.body }),
    }),
  );
}

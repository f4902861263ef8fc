import {
  ChangementClient,
  Client,
  ClientCreation,
  ClientCree,
  ClientListe,
  ClientModification,
  ClientSupprime,
  ComptesClients,
  ConflitClient,
  RechercheClients,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { errorBody } from '../../platform/http/errors.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import { direRefusDuFormulaire } from './erreurs.ts';
import type { Demandeur, PortsClients } from './ports.ts';
import { demandeurDe, gardeClients } from './demandeur.ts';
import { presenterChangement, presenterClient, presenterLigne, presenterRestes } from './presenter.ts';
import { compter, creer, type Gardes, historique, lire, lister, modifier, supprimer } from './service.ts';

interface Options {
  readonly ports: PortsClients;
  readonly identification: Identification;
  readonly gardes: Gardes;
}

const tags = ['Clients'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.uuid() });
/** A file with all its notes and lists full. */
const CORPS_MAX = 512 * 1024;
const REFUS_ECRITURE = refusals(400, 401, 403, 413, 415, 422);

export function routesClients(app: TypedServer, { ports, identification, gardes }: Options): void {
  const demandeur = (request: FastifyRequest): Demandeur => demandeurDe(identification, request);
  const onRequest = [identification.exiger, gardeClients(ports, identification)];
  const lecture = { onRequest, config: { portee: 'clients:lire' } } as const;
  const ecriture = {
    onRequest,
    bodyLimit: CORPS_MAX,
    errorHandler: direRefusDuFormulaire,
    config: { portee: 'clients:ecrire' },
  } as const;

  app.get(
    '/api/pro/clients/',
    {
      ...lecture,
      schema: {
        tags,
        security,
        summary: 'Les clients de mon cabinet, page après page.',
        description: 'L’en-tête `x-suivant` dit où reprendre ; il manque sur la dernière page.',
        querystring: RechercheClients,
        response: { 200: z.array(ClientListe), ...refusals(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { lignes, suivant } = await lister(ports, demandeur(request), request.query);
      if (suivant !== undefined) void reply.header('x-suivant', suivant);
      return lignes.map(presenterLigne);
    },
  );

  app.get(
    '/api/pro/clients/comptes',
    {
      ...lecture,
      schema: {
        tags,
        security,
        summary: 'Combien de dossiers, et les prochains rendez-vous.',
        response: { 200: ComptesClients, ...refusals(401, 403) },
      },
    },
    (request) => compter(ports, demandeur(request)),
  );

  // Both addresses are in the specification.
  for (const url of ['/api/pro/clients', '/pro/clients']) {
    app.post(
      url,
      {
        ...ecriture,
        schema: {
          tags,
          security,
          summary: 'Ouvre un dossier client.',
          body: ClientCreation,
          response: { 201: ClientCree, ...REFUS_ECRITURE },
        },
      },
      async (request, reply) => {
        const { fiche, droits } = await creer(ports, demandeur(request), request.body.data);
        return reply.status(201).send({ success: true, client: presenterClient(fiche, droits) });
      },
    );
  }

  app.get(
    '/api/pro/clients/:id',
    {
      ...lecture,
      schema: {
        tags,
        security,
        summary: 'Un dossier client.',
        params: Identifiant,
        response: { 200: Client, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { fiche, droits } = await lire(ports, demandeur(request), request.params.id);
      return presenterClient(fiche, droits);
    },
  );

  app.get(
    '/api/pro/clients/:id/historique',
    {
      ...lecture,
      schema: {
        tags,
        security,
        summary: 'Les changements d’un dossier, champ par champ, du dernier au premier.',
        params: Identifiant,
        response: { 200: z.array(ChangementClient), ...refusals(401, 403, 404, 422) },
      },
    },
    async (request) => (await historique(ports, demandeur(request), request.params.id)).map(presenterChangement),
  );

  app.put(
    '/api/pro/clients/:id',
    {
      ...ecriture,
      schema: {
        tags,
        security,
        summary: 'Modifie un dossier client.',
        description:
          'Un champ absent garde sa valeur. Avec `version`, un dossier modifié entre-temps est rendu tel quel (409).',
        params: Identifiant,
        body: ClientModification,
        response: { 200: Client, ...REFUS_ECRITURE, ...refusals(404), 409: ConflitClient },
      },
    },
    async (request, reply) => {
      const { fiche, droits, conflit } = await modifier(ports, demandeur(request), request.params.id, request.body);
      const client = presenterClient(fiche, droits);
      if (!conflit) return client;
      return reply.status(409).send({ ...errorBody(new ApiError('VERSION_DEPASSEE'), request.id), client });
    },
  );

  app.delete(
    '/api/pro/clients/:id',
    {
      onRequest,
      config: { portee: 'clients:supprimer' },
      schema: {
        tags,
        security,
        summary: 'Supprime un dossier client, pour toujours.',
        description: 'Les conseils validés restent le temps que la loi impose\u202f: la réponse (200) le dit.',
        params: Identifiant,
        response: {
          200: ClientSupprime,
          204: z.undefined().describe('Dossier supprimé.'),
          ...refusals(401, 403, 404, 422),
        },
      },
    },
    async (request, reply) => {
      const restent = await supprimer(ports, demandeur(request), request.params.id, gardes);
      return restent ? reply.status(200).send(presenterRestes(restent)) : reply.status(204).send();
    },
  );
}

import {
  Client,
  ClientCreation,
  ClientCree,
  ClientListe,
  ClientModification,
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
import { composerListe } from './liste.ts';
import type { Demandeur, PortsClients } from './ports.ts';
import { demandeurDe, gardeClients } from './demandeur.ts';
import { presenterClient, presenterLigne } from './presenter.ts';
import { creer, lire, lister, modifier, supprimer } from './service.ts';

interface Options {
  readonly ports: PortsClients;
  readonly identification: Identification;
}

const tags = ['Clients'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.uuid() });
/** A file with all its notes and lists full. */
const CORPS_MAX = 512 * 1024;
const REFUS_ECRITURE = refusals(400, 401, 403, 413, 415, 422);

export function routesClients(app: TypedServer, { ports, identification }: Options): void {
  const demandeur = (request: FastifyRequest): Demandeur => demandeurDe(identification, request);
  const onRequest = [identification.exiger, gardeClients(ports, identification)];
  const ecriture = { onRequest, bodyLimit: CORPS_MAX, errorHandler: direRefusDuFormulaire };

  app.get(
    '/api/pro/clients/',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Les clients de mon cabinet, par nom.',
        description: 'L’en-tête `x-total-count` compte les clients trouvés, page comprise ou non.',
        querystring: RechercheClients,
        response: { 200: z.array(ClientListe), ...refusals(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { page, total } = composerListe(await lister(ports, demandeur(request)), request.query);
      void reply.header('x-total-count', total);
      return page.map(presenterLigne);
    },
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
      onRequest,
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
      schema: {
        tags,
        security,
        summary: 'Supprime un dossier client, pour toujours.',
        params: Identifiant,
        response: { 204: z.undefined().describe('Dossier supprimé.'), ...refusals(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      await supprimer(ports, demandeur(request), request.params.id);
      return reply.status(204).send();
    },
  );
}

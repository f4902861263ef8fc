import { Readable } from 'node:stream';
import {
  DemandePassage,
  LignePortefeuille,
  PassagePortefeuille,
  RadarDesLois,
  RecherchePortefeuille,
  RechercheRadar,
} from '@francis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { type Demandeur, demandeurDe, gardeClients } from '../clients/index.ts';
import type { Identification } from '../comptes/index.ts';
import { enCsv, enExcel, type Export, exporterPassage } from './exporter.ts';
import type { PortsPortefeuille } from './ports.ts';
import { demander, lignesDe, passageDe, passagesDe, radarDe } from './service.ts';

interface Options {
  readonly ports: PortsPortefeuille;
  readonly identification: Identification;
}

const tags = ['Portefeuille'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const ICI = '/api/pro/portefeuille/passages';
const REFUS = refusals(401, 403, 404, 422);

const EXPORTS = [
  {
    chemin: 'export-excel',
    summary: 'Le portefeuille calculé, en Excel, écrit à mesure.',
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ecrire: (un: Export) => Readable.from(enExcel(un), { objectMode: false }),
  },
  {
    chemin: 'export-csv',
    summary: 'Le portefeuille calculé, en CSV, écrit à mesure.',
    extension: 'csv',
    type: 'text/csv',
    ecrire: (un: Export) => Readable.from(enCsv(un), { objectMode: false }),
  },
] as const;

export function routesPortefeuille(app: TypedServer, { ports, identification }: Options): void {
  const demandeur = (request: FastifyRequest): Demandeur => demandeurDe(identification, request);
  const onRequest = [identification.exiger, gardeClients(ports.clients, identification)];

  app.post(
    ICI,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Calcule tous les clients du cabinet, sous la loi, et sous une réforme s’il y en a une.',
        description: 'Le calcul se fait après la réponse ; il reprend après un arrêt du serveur.',
        body: DemandePassage,
        response: { 202: PassagePortefeuille, ...refusals(400, 401, 403, 409, 422) },
      },
    },
    async (request, reply) => reply.status(202).send(await demander(ports, demandeur(request), request.body)),
  );

  app.get(
    ICI,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Les derniers calculs du portefeuille, du dernier au premier.',
        response: { 200: z.array(PassagePortefeuille), ...refusals(401, 403) },
      },
    },
    (request) => passagesDe(ports, demandeur(request)),
  );

  app.get(
    `${ICI}/:id`,
    {
      onRequest,
      schema: {
        tags,
        security,
        params,
        summary: 'Où en est un calcul du portefeuille, et son bilan.',
        response: { 200: PassagePortefeuille, ...REFUS },
      },
    },
    (request) => passageDe(ports, demandeur(request), request.params.id),
  );

  app.get(
    `${ICI}/:id/lignes`,
    {
      onRequest,
      schema: {
        tags,
        security,
        params,
        querystring: RecherchePortefeuille,
        summary: 'Les clients d’un calcul, dans l’ordre demandé, page après page.',
        description: 'L’en-tête `x-suivant` dit où reprendre ; il manque sur la dernière page.',
        response: { 200: z.array(LignePortefeuille), ...REFUS },
      },
    },
    async (request, reply) => {
      const { lignes, suivant } = await lignesDe(ports, demandeur(request), request.params.id, request.query);
      if (suivant !== undefined) void reply.header('x-suivant', suivant);
      return lignes;
    },
  );

  app.get(
    '/api/pro/portefeuille/radar',
    {
      onRequest,
      schema: {
        tags,
        security,
        querystring: RechercheRadar,
        summary: 'Les analyses gardées dont la loi d’aujourd’hui change le chiffre, ou qui citent un texte.',
        response: { 200: RadarDesLois, ...refusals(401, 403, 422) },
      },
    },
    (request) => radarDe(ports, demandeur(request), request.query),
  );

  for (const { chemin, summary, extension, type, ecrire } of EXPORTS)
    app.get(
      `${ICI}/:id/${chemin}`,
      {
        onRequest,
        schema: {
          tags: ['Exports'],
          security,
          summary,
          params,
          response: {
            200: { description: 'Le fichier.', content: { [type]: { schema: z.instanceof(Readable) } } },
            ...refusals(401, 403, 404, 409, 422),
          },
        },
      },
      async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
        const un = await exporterPassage(ports, demandeur(request), request.params.id);
        const jour = ports.clients.horloge.now().toISOString().slice(0, 10);
        return reply
          .header('content-disposition', `attachment; filename="portefeuille_${jour}.${extension}"`)
          .type(type === 'text/csv' ? 'text/csv; charset=utf-8' : type)
          .send(ecrire(un));
      },
    );
}

import {
  MesRemises,
  Remise,
  RemiseDetail,
  RemiseDossier,
  RemiseLecture,
  RemiseReponse,
  RemiseRequete,
  RemisesRecues,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe as demandeurPro } from '../clients/index.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import type { PortsRemises } from './ports.ts';
import { inscrire, lireRecue, listerRecues, repondre } from './recevoir.ts';
import { mesRemises, remettre, reprendre } from './remettre.ts';

interface Options {
  readonly ports: PortsRemises;
  /** Opens the area of files. */
  readonly garder: (request: FastifyRequest) => Promise<void>;
  readonly identification: Identification;
}

const tags = ['Remises'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const ECRITURE = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429);

/** A person hands their situation to a professional of the directory, and takes it back. */
export function routesRemises(app: TypedServer, { ports, garder, identification }: Options): void {
  const connecte = [identification.exiger];
  const pro = [identification.exiger, garder];

  app.get(
    '/api/remises',
    {
      onRequest: connecte,
      schema: {
        tags,
        security,
        summary: 'Ce que je peux remettre, et qui tient quoi de ma situation.',
        response: { 200: MesRemises, ...refusals(401) },
      },
    },
    (request) => mesRemises(ports, demandeurDe(identification, request)),
  );

  app.post(
    '/api/remises',
    {
      onRequest: connecte,
      schema: {
        tags,
        security,
        summary: 'Remet à un professionnel de l’annuaire les faits que je choisis.',
        body: RemiseRequete,
        response: { 201: Remise, ...ECRITURE },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await remettre(ports, demandeurDe(identification, request), request.body)),
  );

  app.delete(
    '/api/remises/:id',
    {
      onRequest: connecte,
      schema: {
        tags,
        security,
        summary: 'Reprend ma situation : le professionnel cesse aussitôt de la voir.',
        params,
        response: { 204: z.undefined().describe('Reprise.'), ...refusals(401, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      await reprendre(ports, demandeurDe(identification, request), request.params.id);
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/pro/remises',
    {
      onRequest: pro,
      schema: {
        tags,
        security,
        summary: 'Les situations que l’on m’a remises, de la dernière à la première.',
        response: { 200: RemisesRecues, ...refusals(401, 403) },
      },
    },
    (request) => listerRecues(ports, demandeurPro(identification, request)),
  );

  app.get(
    '/api/pro/remises/:id',
    {
      onRequest: pro,
      schema: {
        tags,
        security,
        summary: 'Une situation remise ; ses faits une fois acceptée, à côté d’un dossier du cabinet.',
        params,
        querystring: RemiseLecture,
        response: { 200: RemiseDetail, ...refusals(401, 403, 404, 422) },
      },
    },
    (request) => lireRecue(ports, demandeurPro(identification, request), request.params.id, request.query.client),
  );

  app.post(
    '/api/pro/remises/:id/reponse',
    {
      onRequest: pro,
      schema: {
        tags,
        security,
        summary: 'Accepte ou refuse une situation remise ; un refus en efface les faits.',
        params,
        body: RemiseReponse,
        response: { 200: RemiseDetail, ...ECRITURE },
      },
    },
    (request) => repondre(ports, demandeurPro(identification, request), request.params.id, request.body.accepte),
  );

  app.post(
    '/api/pro/remises/:id/dossier',
    {
      onRequest: pro,
      schema: {
        tags,
        security,
        summary: 'Inscrit dans un dossier du cabinet les faits que j’accepte.',
        params,
        body: RemiseDossier,
        response: { 200: RemiseDetail, ...ECRITURE },
      },
    },
    (request) => inscrire(ports, demandeurPro(identification, request), request.params.id, request.body),
  );
}

import {
  Echange,
  EchangesLecture,
  EchangeLuRequete,
  MessageEnvoye,
  MessageRequete,
  MessagesLecture,
  PageEchanges,
  PageMessages,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import { ecrireAFiche, ecrireDansEchange } from './ecrire.ts';
import type { PortsEchanges } from './ports.ts';
import { bloquerCorrespondant, lire, lister, marquerLu, messagesDe } from './service.ts';

const tags = ['Messages de l’annuaire'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const ECRITURE = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429);

/** Messages between a person and a professional of the directory. */
export function routesEchanges(app: TypedServer, ports: PortsEchanges, identification: Identification): void {
  const onRequest = [identification.exiger];
  const qui = (request: FastifyRequest) => demandeurDe(identification, request);

  app.post(
    '/api/annuaire/:id/messages',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Écrit à un professionnel de l’annuaire.',
        params,
        body: MessageRequete,
        response: { 201: MessageEnvoye, ...ECRITURE },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await ecrireAFiche(ports, qui(request), request.params.id, request.body.texte)),
  );

  app.get(
    '/api/echanges',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Mes conversations de l’annuaire, de la dernière écrite à la première.',
        querystring: EchangesLecture,
        response: { 200: PageEchanges, ...refusals(401, 422, 429) },
      },
    },
    (request) => lister(ports, qui(request), request.query.apres),
  );

  app.get(
    '/api/echanges/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Une de mes conversations.',
        params,
        response: { 200: Echange, ...refusals(401, 404, 422, 429) },
      },
    },
    (request) => lire(ports, qui(request), request.params.id),
  );

  app.get(
    '/api/echanges/:id/messages',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Les messages d’une conversation, du dernier au premier.',
        params,
        querystring: MessagesLecture,
        response: { 200: PageMessages, ...refusals(401, 404, 422, 429) },
      },
    },
    (request) => messagesDe(ports, qui(request), request.params.id, request.query.avant),
  );

  app.post(
    '/api/echanges/:id/messages',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Répond dans une conversation.',
        params,
        body: MessageRequete,
        response: { 201: MessageEnvoye, ...ECRITURE },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await ecrireDansEchange(ports, qui(request), request.params.id, request.body.texte)),
  );

  app.put(
    '/api/echanges/:id/lecture',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Dit jusqu’où j’ai lu. L’autre ne le sait pas.',
        params,
        body: EchangeLuRequete,
        response: {
          204: z.undefined().describe('Lu.'),
          ...refusals(400, 401, 403, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      await marquerLu(ports, qui(request), request.params.id, request.body.rang);
      return reply.status(204).send();
    },
  );

  app.put(
    '/api/echanges/:id/blocage',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Bloque la personne de cette conversation. Elle n’en est pas avertie.',
        params,
        response: { 204: z.undefined().describe('Bloquée.'), ...refusals(401, 403, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      await bloquerCorrespondant(ports, qui(request), request.params.id);
      return reply.status(204).send();
    },
  );
}

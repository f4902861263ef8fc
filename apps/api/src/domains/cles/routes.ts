import { CleCreee, CleRequete, ClesApi, UsageCle } from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import type { PortsCles } from './ports.ts';
import { clesDe, creerCle, revoquerCle, usagesDe } from './service.ts';

const tags = ['Clés d’API'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });

interface Options {
  readonly ports: PortsCles;
  readonly identification: Identification;
  readonly garder: (request: FastifyRequest) => Promise<void>;
}

/** Keys are made and ended by a person: no key opens these routes. */
export function routesCles(app: TypedServer, { ports, identification, garder }: Options): void {
  const onRequest = [identification.exiger, garder];
  const qui = (request: FastifyRequest) => demandeurDe(identification, request);
  app.get(
    '/api/pro/cabinet/cles',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Mes clés d’API, et celles du cabinet pour qui en répond.',
        response: { 200: ClesApi, ...refusals(401, 403) },
      },
    },
    (request) => clesDe(ports, qui(request)),
  );
  app.post(
    '/api/pro/cabinet/cles',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Crée une clé d’API. Son secret n’est montré qu’ici.',
        description:
          'Elle s’envoie dans `Authorization: Bearer frk_…`, n’ouvre que les adresses de ses portées, et n’a jamais plus de droits que la personne qui l’a créée.',
        body: CleRequete,
        response: { 201: CleCreee, ...refusals(400, 401, 403, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => reply.status(201).send(await creerCle(ports, qui(request), request.body)),
  );
  app.delete(
    '/api/pro/cabinet/cles/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Retire une clé d’API : elle n’ouvre plus rien.',
        params,
        response: { 200: ClesApi, ...refusals(401, 403, 404, 422) },
      },
    },
    (request) => revoquerCle(ports, qui(request), request.params.id),
  );
  app.get(
    '/api/pro/cabinet/cles/:id/usages',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Les derniers appels d’une clé d’API.',
        params,
        response: { 200: z.array(UsageCle), ...refusals(401, 403, 404, 422) },
      },
    },
    (request) => usagesDe(ports, qui(request), request.params.id),
  );
}

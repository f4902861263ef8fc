import multipart from '@fastify/multipart';
import { ChoixDesFaits, DepotReponse, DocumentReponse, DocumentsReponse } from '@francis/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import type { LectureDesDocuments } from './lecture.ts';
import type { PortsDocuments } from './ports.ts';
import { CORPS_DU_DEPOT_MAX, LIMITES_DU_DEPOT, recevoirFichier } from './recevoir.ts';
import { presenterDocument, presenterResume } from './presenter.ts';
import { depotDocuments } from './repository.ts';
import { confirmer, deposer, fichierGarde, lireDocument, supprimer } from './service.ts';

interface Options {
  readonly ports: PortsDocuments;
  readonly identification: Identification;
  readonly lecture: LectureDesDocuments;
}

const tags = ['Documents'];
const security = [{ jeton: [] }];
const Parametres = z.object({ id: z.uuid() });
const PAR_HEURE = 60;
const HEURE = 3_600_000;

export function routesDocuments(app: TypedServer, options: Options): void {
  // In a scope of its own: a file is accepted here and nowhere else.
  void app.register(async (interne: FastifyInstance) => {
    await interne.register(multipart, { limits: LIMITES_DU_DEPOT });
    poser(interne.withTypeProvider<ZodTypeProvider>(), options);
  });
}

function poser(app: TypedServer, { ports, identification, lecture }: Options): void {
  const limite = new RateLimiter(ports.horloge, PAR_HEURE, HEURE);
  const onRequest = [identification.exiger];
  const moi = (request: FastifyRequest): string => identification.compteDe(request).id;

  app.post(
    '/api/documents',
    {
      onRequest,
      bodyLimit: CORPS_DU_DEPOT_MAX,
      config: { permission: 'profil:modifier' },
      schema: {
        tags,
        security,
        summary: 'Dépose un avis d’impôt, un bulletin de paie ou une déclaration.',
        description:
          'multipart/form-data, champ « fichier » (PDF, JPEG ou PNG, 10 Mo et 20 pages au plus) ; champ « garder » à « oui » pour garder le fichier, effacé sinon dès sa lecture.',
        response: { 202: DepotReponse, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      limite.consume(moi(request));
      const { octets, champs } = await recevoirFichier(request);
      const id = await deposer(ports, moi(request), { octets, garde: champs.get('garder') === 'oui' });
      lecture.reveiller();
      return reply.status(202).send({ id });
    },
  );

  app.get(
    '/api/documents',
    {
      onRequest,
      schema: { tags, security, summary: 'Mes documents.', response: { 200: DocumentsReponse, ...refusals(401) } },
    },
    async (request) => ({
      documents: (await depotDocuments(ports.base.queries, moi(request)).lister()).map(presenterResume),
    }),
  );

  app.get(
    '/api/documents/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ce qui a été lu d’un document, et où.',
        params: Parametres,
        response: { 200: DocumentReponse, ...refusals(401, 404, 422) },
      },
    },
    async (request) => presenterDocument(await lireDocument(ports, moi(request), request.params.id)),
  );

  app.post(
    '/api/documents/:id/faits',
    {
      onRequest,
      config: { permission: 'profil:modifier' },
      schema: {
        tags,
        security,
        summary: 'Accepte des faits proposés : ils vont au profil.',
        params: Parametres,
        body: ChoixDesFaits,
        response: { 200: DocumentReponse, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => presenterDocument(await confirmer(ports, moi(request), request.params.id, request.body)),
  );

  app.get(
    '/api/documents/:id/fichier',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Le fichier que j’ai choisi de garder.',
        params: Parametres,
        response: {
          200: {
            description: 'Le fichier.',
            content: { 'application/octet-stream': { schema: z.instanceof(Buffer) } },
          },
          ...refusals(401, 404, 422),
        },
      },
    },
    async (request, reply) => {
      const { octets } = await fichierGarde(ports, moi(request), request.params.id);
      return reply
        .header('content-disposition', 'attachment; filename="document"')
        .type('application/octet-stream')
        .send(octets);
    },
  );

  app.delete(
    '/api/documents/:id',
    {
      onRequest,
      config: { permission: 'profil:modifier' },
      schema: {
        tags,
        security,
        summary: 'Supprime un document, ce qui y a été lu et son fichier.',
        params: Parametres,
        response: { 204: z.null(), ...refusals(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      await supprimer(ports, moi(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
}

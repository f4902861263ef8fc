import { Readable } from 'node:stream';
import { ArchiveCabinet, ArchivesCabinet, ArchiveTelechargement } from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import type { PortsArchives } from './ports.ts';
import { archivesDe, demanderArchive, supprimerArchive, telechargerArchive } from './service.ts';

export interface OptionsArchives {
  readonly ports: PortsArchives;
  readonly identification: Identification;
  readonly garder: (request: FastifyRequest) => Promise<void>;
}

const tags = ['Archives'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const ICI = '/api/pro/cabinet/archives';
const REFUS = refusals(401, 403, 404, 422);

/** Who answers for the firm takes it all away; no key opens these routes. */
export function routesArchives(app: TypedServer, { ports, identification, garder }: OptionsArchives): void {
  const onRequest = [identification.exiger, garder];
  const qui = (request: FastifyRequest) => demandeurDe(identification, request);
  const commun = { tags, security };

  app.get(
    ICI,
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Les archives du cabinet, de la dernière à la première.',
        description: 'Pour le titulaire du cabinet.',
        response: { 200: ArchivesCabinet, ...refusals(401, 403) },
      },
    },
    (request) => archivesDe(ports, qui(request)),
  );
  app.post(
    ICI,
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Demande l’archive du cabinet : JSON, PDF, documents, et des pages qui se lisent sans Francis.',
        description: 'Elle se fait après la réponse, et remplace celle d’avant. Un e-mail dit qu’elle est prête.',
        response: { 202: ArchiveCabinet, ...refusals(401, 403, 409) },
      },
    },
    async (request, reply) => reply.status(202).send(await demanderArchive(ports, qui(request))),
  );
  app.post(
    `${ICI}/:id/fichier`,
    {
      onRequest,
      schema: {
        ...commun,
        params,
        summary: 'Le fichier ZIP d’une archive prête.',
        body: ArchiveTelechargement,
        response: {
          200: { description: 'L’archive.', content: { 'application/zip': { schema: z.instanceof(Readable) } } },
          ...refusals(400, 401, 403, 404, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const demande = { id: request.params.id, password: request.body.password };
      const { blocs, octets, jour } = await telechargerArchive(ports, qui(request), demande);
      return reply
        .header('content-disposition', `attachment; filename="cabinet_${jour}.zip"`)
        .header('content-length', octets)
        .type('application/zip')
        .send(Readable.from(blocs, { objectMode: false }));
    },
  );
  app.delete(
    `${ICI}/:id`,
    {
      onRequest,
      schema: {
        ...commun,
        params,
        summary: 'Efface une archive, ou renonce à celle qui se fait.',
        response: { 200: ArchivesCabinet, ...REFUS },
      },
    },
    (request) => supprimerArchive(ports, qui(request), request.params.id),
  );
}

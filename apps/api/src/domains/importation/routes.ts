import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import {
  CorrespondanceImport,
  DecisionImport,
  IMPORT_OCTETS_MAX,
  ImportDepose,
  ImportFait,
  ImportVerifie,
} from '@francis/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { Turnstile } from '../../platform/turnstile.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import type { PortsImportation } from './ports.ts';
import { abandonner, deposerImport, fautesEnCsv, type FichierDepose, importer, verifierImport } from './service.ts';

interface Options {
  readonly ports: PortsImportation;
  readonly identification: Identification;
  readonly garder: (request: FastifyRequest) => Promise<void>;
}

const tags = ['Import de clients'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const ICI = '/api/pro/clients/imports';
const CORPS_MAX = IMPORT_OCTETS_MAX + 64 * 1024;
const HEURE = 3_600_000;
const DEPOTS_PAR_HEURE = 30;
/** Files worked on at once by this process. */
const PLACES = 2;
const ECRITURE = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429);

export function routesImportation(app: TypedServer, options: Options): void {
  // In a scope of its own: a file is accepted here and nowhere else.
  void app.register(async (interne: FastifyInstance) => {
    await interne.register(multipart, { limits: { fileSize: IMPORT_OCTETS_MAX, files: 1, fields: 0, parts: 1 } });
    poser(interne.withTypeProvider<ZodTypeProvider>(), options);
  });
}

function poser(app: TypedServer, { ports, identification, garder }: Options): void {
  const onRequest = [identification.exiger, garder];
  const depots = new RateLimiter(ports.horloge, DEPOTS_PAR_HEURE, HEURE);
  const qui = (request: FastifyRequest) => demandeurDe(identification, request);
  // A file that is read holds tens of megabytes; who clicks twice is served twice.
  const guichet = new Turnstile({ places: PLACES, perAccount: 2 });
  const enSonTour = <T>(request: FastifyRequest, travail: () => Promise<T>): Promise<T> =>
    guichet.pass(identification.compteDe(request).id, travail);
  app.post(
    ICI,
    {
      onRequest,
      bodyLimit: CORPS_MAX,
      schema: {
        tags,
        security,
        summary: 'Dépose un classeur Excel ou un CSV de clients ; rien n’est encore écrit.',
        description: 'multipart/form-data, un fichier de 20 Mo, 50 000 lignes et 200 colonnes au plus.',
        response: { 201: ImportDepose, ...ECRITURE },
      },
    },
    async (request, reply) => {
      depots.consume(identification.compteDe(request).id);
      const fichier = await recevoir(request);
      return reply.status(201).send(await enSonTour(request, () => deposerImport(ports, qui(request), fichier)));
    },
  );
  app.post(
    `${ICI}/:id/verifier`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Essai à blanc : dit chaque ligne fautive et pourquoi.',
        params,
        body: CorrespondanceImport,
        response: { 200: ImportVerifie, ...ECRITURE },
      },
    },
    (request) =>
      enSonTour(request, () => verifierImport(ports, qui(request), { id: request.params.id, ...request.body })),
  );
  app.get(
    `${ICI}/:id/fautes`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Toutes les lignes fautives, en CSV, à corriger.',
        params,
        response: {
          200: { description: 'Le fichier.', content: { 'text/csv': { schema: z.instanceof(Readable) } } },
          ...refusals(401, 403, 404, 409, 422),
        },
      },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="lignes_fautives.csv"')
        .send(Readable.from(await fautesEnCsv(ports, qui(request), request.params.id), { objectMode: false })),
  );
  app.post(
    `${ICI}/:id/importer`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ouvre un dossier par ligne juste, tous ou aucun.',
        params,
        body: DecisionImport,
        response: { 200: ImportFait, ...ECRITURE },
      },
    },
    (request) => enSonTour(request, () => importer(ports, qui(request), { id: request.params.id, ...request.body })),
  );
  app.delete(
    `${ICI}/:id`,
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Abandonne un import.',
        params,
        response: { 204: z.undefined().describe('Import abandonné.'), ...refusals(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      await abandonner(ports, qui(request), request.params.id);
      return reply.status(204).send();
    },
  );
}

async function recevoir(request: FastifyRequest): Promise<FichierDepose> {
  if (!request.isMultipart())
    throw new ApiError('TYPE_NON_ACCEPTE', { detail: 'Le dépôt doit être en multipart/form-data.' });
  if (Number(request.headers['content-length']) > CORPS_MAX) throw new ApiError('IMPORT_TROP_LOURD');
  try {
    const partie = await request.file();
    if (!partie) throw new ApiError('IMPORT_VIDE');
    return { nom: partie.filename, octets: await partie.toBuffer() };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code.endsWith('TOO_LARGE')) throw new ApiError('IMPORT_TROP_LOURD', { cause });
    throw new ApiError('REQUETE_INVALIDE', { detail: 'Le dépôt est mal formé.', cause });
  }
}

import {
  ClientsReunion,
  NoteALire,
  NoteLue,
  PageReunions,
  RechercheClientReunion,
  RechercheReunions,
  Reunion,
  ReunionClient,
  ReunionDetail,
  ReunionDossier,
  ReunionFin,
  ReunionOuverture,
  SuggestionsRequete,
  SuggestionsReunion,
} from '@francis/contract';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Acces, PortsReunions } from './ports.ts';
import { lireNote } from './note.ts';
import { reporter } from './reporter.ts';
import {
  chercherClients,
  exporter,
  lire,
  lister,
  ouvrir,
  ranger,
  refuser,
  suggerer,
  supprimer,
  terminer,
} from './service.ts';

interface Options {
  readonly ports: PortsReunions;
  /** The pages of the product. */
  readonly pages: Acces;
  /** The same, or the extension that the person allowed to write meetings. */
  readonly pagesOuExtension: Acces;
}

const tags = ['Réunions'];
const params = z.object({ id: z.uuid() });
const REFUS = refusals(401, 403, 404, 422);
const ECRITURE = { ...REFUS, ...refusals(400, 409, 413, 415, 429) };
/** A transcript of four hours. */
const CORPS_MAX = 2 * 1024 * 1024;

/** Meetings, from the agreement of those who attend to the file that receives them. */
export function routesReunions(app: TypedServer, { ports, pages, pagesOuExtension }: Options): void {
  const lecture = { tags, security: [{ jeton: [] }] };
  const ecriture = { tags, security: [{ jeton: [] }, { application: [] }] };
  const [parPages, parTous] = [[...pages.exiger], [...pagesOuExtension.exiger]];

  app.get(
    '/api/pro/reunions',
    {
      onRequest: parPages,
      schema: {
        ...lecture,
        summary: 'Mes réunions et celles de mes dossiers, de la dernière à la première.',
        querystring: RechercheReunions,
        response: { 200: PageReunions, ...refusals(401, 403, 422) },
      },
    },
    (request) => lister(ports, pages.demandeur(request), request.query),
  );

  app.post(
    '/api/pro/reunions',
    {
      onRequest: parTous,
      schema: {
        ...ecriture,
        summary: 'Ouvre une réunion : je confirme que les participants acceptent la transcription.',
        body: ReunionOuverture,
        response: { 201: Reunion, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await ouvrir(ports, pagesOuExtension.demandeur(request), request.body)),
  );

  app.get(
    '/api/pro/reunions/clients',
    {
      onRequest: parTous,
      schema: {
        ...ecriture,
        summary: 'Des dossiers par leur nom, pour choisir celui qui reçoit une réunion.',
        querystring: RechercheClientReunion,
        response: { 200: ClientsReunion, ...refusals(401, 403, 422, 429) },
      },
    },
    (request) => chercherClients(ports, pagesOuExtension.demandeur(request), request.query.recherche),
  );

  app.post(
    '/api/pro/reunions/note',
    {
      onRequest: parPages,
      bodyLimit: CORPS_MAX,
      schema: {
        ...lecture,
        summary: 'Ce qu’une note dictée ou écrite propose pour un dossier ; rien n’en est gardé.',
        body: NoteALire,
        response: { 200: NoteLue, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    (request) => lireNote(ports, pages.demandeur(request), request.body.texte),
  );

  app.get(
    '/api/pro/reunions/:id',
    {
      onRequest: parPages,
      schema: {
        ...lecture,
        summary: 'Une réunion, ce qui y a été dit, et ce que cela propose pour le dossier.',
        params,
        response: { 200: ReunionDetail, ...REFUS },
      },
    },
    (request) => lire(ports, pages.demandeur(request), request.params.id),
  );

  app.get(
    '/api/pro/reunions/:id/export',
    {
      onRequest: parPages,
      schema: {
        ...lecture,
        summary: 'Une réunion en texte, à remettre à qui y était.',
        params,
        response: {
          200: { description: 'Le texte.', content: { 'text/plain': { schema: z.string() } } },
          ...REFUS,
        },
      },
    },
    async (request, reply) => {
      const texte = await exporter(ports, pages.demandeur(request), request.params.id);
      return reply
        .header('content-disposition', `attachment; filename="reunion_${request.params.id}.txt"`)
        .type('text/plain; charset=utf-8')
        .send(texte);
    },
  );

  app.post(
    '/api/pro/reunions/:id/suggestions',
    {
      onRequest: parTous,
      bodyLimit: CORPS_MAX,
      schema: {
        ...ecriture,
        summary: 'Ce que les dernières phrases proposent ; rien n’en est gardé.',
        params,
        body: SuggestionsRequete,
        response: { 200: SuggestionsReunion, ...ECRITURE },
      },
    },
    (request) => suggerer(ports, pagesOuExtension.demandeur(request), request.params.id, request.body),
  );

  app.post(
    '/api/pro/reunions/:id/fin',
    {
      onRequest: parTous,
      bodyLimit: CORPS_MAX,
      schema: {
        ...ecriture,
        summary: 'Termine une réunion : ses sous-titres sont lus, et gardés si je le demande.',
        params,
        body: ReunionFin,
        response: { 200: ReunionDetail, ...ECRITURE },
      },
    },
    (request) => terminer(ports, pagesOuExtension.demandeur(request), request.params.id, request.body),
  );

  app.put(
    '/api/pro/reunions/:id/client',
    {
      onRequest: parTous,
      schema: {
        ...ecriture,
        summary: 'Range une réunion dans un dossier.',
        params,
        body: ReunionClient,
        response: { 200: ReunionDetail, ...ECRITURE },
      },
    },
    (request) => ranger(ports, pagesOuExtension.demandeur(request), request.params.id, request.body.client_id),
  );

  app.post(
    '/api/pro/reunions/:id/dossier',
    {
      onRequest: parPages,
      schema: {
        ...lecture,
        summary: 'Écrit dans le dossier les propositions que j’accepte, et rien d’autre.',
        params,
        body: ReunionDossier,
        response: { 200: ReunionDetail, ...ECRITURE },
      },
    },
    (request) => reporter(ports, pages.demandeur(request), request.params.id, request.body),
  );

  app.post(
    '/api/pro/reunions/:id/refus',
    {
      onRequest: parTous,
      schema: {
        ...ecriture,
        summary: 'Un participant refuse : ce qui a été écrit est effacé.',
        params,
        response: { 204: z.undefined().describe('Effacée.'), ...REFUS, ...refusals(429) },
      },
    },
    async (request, reply) => {
      await refuser(ports, pagesOuExtension.demandeur(request), request.params.id);
      return reply.status(204).send();
    },
  );

  app.delete(
    '/api/pro/reunions/:id',
    {
      onRequest: parPages,
      schema: {
        ...lecture,
        summary: 'Supprime une réunion, pour toujours.',
        params,
        response: { 204: z.undefined().describe('Réunion supprimée.'), ...REFUS },
      },
    },
    async (request, reply) => {
      await supprimer(ports, pages.demandeur(request), request.params.id);
      return reply.status(204).send();
    },
  );
}

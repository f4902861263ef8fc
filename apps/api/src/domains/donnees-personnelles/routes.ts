import { Readable } from 'node:stream';
import {
  ChoixConsentement,
  ExportDonnees,
  ExportRequete,
  ListeConsentements,
  MesDonnees,
  MessageReponse,
  SuppressionReponse,
  SuppressionRequete,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import { archiver, NOM_ARCHIVE, NOM_JSON } from './archive.ts';
import {
  annulerSuppression,
  choisir,
  consentementsDe,
  demanderSuppression,
  exporter,
  mesDonnees,
  type PortsDonnees,
} from './service.ts';

const tags = ['Données personnelles'];
const security = [{ jeton: [] }];

export function routesDonnees(app: TypedServer, ports: PortsDonnees, identification: Identification): void {
  const lire = [identification.exiger];
  const ecrire = [requireSameOrigin, identification.exiger];
  const demandeur = (request: FastifyRequest) => demandeurDe(identification, request);

  app.get(
    '/api/my-data',
    {
      onRequest: lire,
      schema: { tags, security, summary: 'Vos données en résumé.', response: { 200: MesDonnees, ...refusals(401) } },
    },
    async (request) => mesDonnees(ports, demandeur(request)),
  );

  app.post(
    '/api/my-data/export',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Toutes vos données, en JSON.',
        body: ExportRequete,
        response: { 200: ExportDonnees, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const donnees = await exporter(ports, demandeur(request), request.body.password);
      void reply.header('content-disposition', `attachment; filename="${NOM_JSON}"`);
      return donnees;
    },
  );

  app.post(
    '/api/my-data/export/archive',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Toutes vos données, en une archive : JSON, et un fichier CSV par table.',
        body: ExportRequete,
        response: {
          200: { description: 'L’archive.', content: { 'application/zip': { schema: z.instanceof(Readable) } } },
          ...refusals(400, 401, 403, 413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const donnees = await exporter(ports, demandeur(request), request.body.password);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${NOM_ARCHIVE}"`)
        .send(Readable.from(archiver(donnees), { objectMode: false }));
    },
  );

  app.get(
    '/api/my-data/consents',
    {
      onRequest: lire,
      schema: {
        tags,
        security,
        summary: 'Vos consentements.',
        response: { 200: ListeConsentements, ...refusals(401) },
      },
    },
    async (request) => ({ consentements: await consentementsDe(ports, demandeur(request)) }),
  );

  app.post(
    '/api/my-data/consents',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Accorde ou retire un consentement.',
        body: ChoixConsentement,
        response: { 200: ListeConsentements, ...refusals(400, 401, 403, 413, 415, 422) },
      },
    },
    async (request) => {
      await choisir(ports, demandeur(request), request.body);
      return { consentements: await consentementsDe(ports, demandeur(request)) };
    },
  );

  app.post(
    '/api/request-delete',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Demande la suppression du compte, effective après un délai.',
        body: SuppressionRequete,
        response: { 200: SuppressionReponse, ...refusals(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { effectiveLe } = await demanderSuppression(ports, demandeur(request), request.body.password);
      return { success: true as const, message: 'Demande prise en compte', effectiveLe: effectiveLe.toISOString() };
    },
  );

  app.post(
    '/api/cancel-delete',
    {
      onRequest: ecrire,
      schema: {
        tags,
        security,
        summary: 'Annule la demande de suppression.',
        response: { 200: MessageReponse, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      await annulerSuppression(ports, demandeur(request));
      return { success: true as const, message: 'La suppression est annulée.' };
    },
  );
}

import {
  Conseil,
  ConseilExporte,
  ConseilProposition,
  ConseilResume,
  ConseilsConserves,
  ConseilsDuClient,
  ConseilValidation,
  VerificationConseils,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { imageDuCabinet } from '../cabinet/index.ts';
import { demandeurDe } from '../clients/index.ts';
import type { Identification } from '../comptes/index.ts';
import { papierConseil } from './papier.ts';
import type { PortsConseils } from './ports.ts';
import { conseilsDe, conserves, lireConseil, verifier } from './service.ts';
import { proposer, valider } from './valider.ts';

export interface OptionsConseils {
  readonly ports: PortsConseils;
  /** Opens the area of files. */
  readonly garder: (request: FastifyRequest) => Promise<void>;
  readonly identification: Identification;
}

const tags = ['Conseils'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
const UneAnalyse = z.object({ id: z.uuid(), analyseId: z.uuid() });
const UnConseil = z.object({ id: z.uuid(), conseilId: z.uuid() });
const REFUS = refusals(401, 403, 404, 422);
const fichier = { description: 'Le fichier.' };

/** Advice that was validated: sealed, chained, given back as it was. */
export function routesConseils(app: TypedServer, { ports, garder, identification }: OptionsConseils): void {
  const demandeur = (request: FastifyRequest) => demandeurDe(identification, request);
  const onRequest = [identification.exiger, garder];
  const lecture = { onRequest, config: { portee: 'conseils:lire' } } as const;
  const commun = { tags, security, params };

  app.get(
    '/api/pro/clients/:id/conseils',
    {
      ...lecture,
      schema: {
        ...commun,
        summary: 'Les conseils validés d’un client, du dernier au premier.',
        response: { 200: ConseilsDuClient, ...REFUS },
      },
    },
    (request) => conseilsDe(ports, demandeur(request), request.params.id),
  );

  app.get(
    '/api/pro/clients/:id/analyses/:analyseId/conseil',
    {
      onRequest,
      schema: {
        ...commun,
        params: UneAnalyse,
        summary: 'Les mots de départ d’un conseil, tirés d’une analyse gardée.',
        response: { 200: ConseilProposition, ...REFUS },
      },
    },
    (request) => proposer(ports, demandeur(request), request.params.id, request.params.analyseId),
  );

  app.get(
    '/api/pro/clients/:id/conseils/verification',
    {
      ...lecture,
      schema: {
        ...commun,
        summary: 'La chaîne des conseils d’un client est-elle intacte\u202f?',
        response: { 200: VerificationConseils, ...REFUS },
      },
    },
    (request) => verifier(ports, demandeur(request), request.params.id),
  );

  // No key opens it: a person gives advice, not a program.
  app.post(
    '/api/pro/clients/:id/conseils',
    {
      onRequest,
      schema: {
        ...commun,
        summary: 'Valide un conseil\u202f: il est scellé, et ne change plus.',
        description: 'Une analyse donne un conseil. Les mêmes mots une seconde fois rendent le même (200).',
        body: ConseilValidation,
        response: { 200: ConseilResume, 201: ConseilResume, ...refusals(400, 401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { resume, nouveau } = await valider(ports, demandeur(request), request.params.id, request.body);
      return reply.status(nouveau ? 201 : 200).send(resume);
    },
  );

  app.get(
    '/api/pro/clients/:id/conseils/:conseilId',
    {
      ...lecture,
      schema: {
        ...commun,
        params: UnConseil,
        summary: 'Un conseil, tel qu’il a été validé, avec sa preuve.',
        response: { 200: Conseil, ...REFUS },
      },
    },
    async (request) => {
      const { id, conseilId } = request.params;
      return (await lireConseil(ports, demandeur(request), { clientId: id, conseilId })).conseil;
    },
  );

  app.get(
    '/api/pro/clients/:id/conseils/:conseilId/pdf',
    {
      ...lecture,
      schema: {
        ...commun,
        params: UnConseil,
        summary: 'La preuve du devoir de conseil, en PDF.',
        response: {
          200: { ...fichier, content: { 'application/pdf': { schema: z.instanceof(Buffer) } } },
          ...refusals(401, 403, 404, 410, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const ids = { clientId: request.params.id, conseilId: request.params.conseilId };
      const qui = demandeur(request);
      const { pdf, conseil } = await app.papers.pass(qui.id, async () => {
        const { conseil: lu, cabinetId } = await lireConseil(ports, qui, ids, 'conseils.exporter');
        const { contenu } = lu;
        if (!contenu) throw new ApiError('CONSEIL_EFFACE');
        const logo = await imageDuCabinet(ports.base.queries, cabinetId);
        return { pdf: await papierConseil({ ...lu, contenu }, logo), conseil: lu };
      });
      return reply.header('content-disposition', attachement(conseil, 'pdf')).type('application/pdf').send(pdf);
    },
  );

  app.get(
    '/api/pro/clients/:id/conseils/:conseilId/json',
    {
      ...lecture,
      schema: {
        ...commun,
        params: UnConseil,
        summary: 'Le même, en fichier JSON, avec de quoi refaire les empreintes.',
        response: { 200: ConseilExporte, ...refusals(401, 403, 404, 410, 422) },
      },
    },
    async (request, reply) => {
      const ids = { clientId: request.params.id, conseilId: request.params.conseilId };
      const { conseil, clair } = await lireConseil(ports, demandeur(request), ids, 'conseils.exporter');
      if (clair === undefined) throw new ApiError('CONSEIL_EFFACE');
      const corps = { ...conseil, texte_scelle: clair };
      return reply.header('content-disposition', attachement(conseil, 'json')).send(corps);
    },
  );

  app.get(
    '/api/pro/conseils',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ce que la loi fait garder des clients dont le dossier est supprimé.',
        description: 'Pour le titulaire du cabinet.',
        response: { 200: ConseilsConserves, ...refusals(401, 403) },
      },
    },
    (request) => conserves(ports, demandeur(request)),
  );
}

const attachement = ({ rang, client_id, le }: Conseil, extension: string): string =>
  `attachment; filename="conseil_${rang}_${client_id}_${le.slice(0, 10)}.${extension}"`;

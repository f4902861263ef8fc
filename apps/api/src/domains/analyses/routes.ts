import {
  AnalyseGardee,
  AnalyseGenerale,
  AnalyseIrpp,
  AnalyseRejouee,
  ArbitrageClient,
  ClientAAnalyser,
  SyntheseClient,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Identification } from '../comptes/index.ts';
import { type Demandeur, demandeurDe, gardeClients, type PortsClients, verifierFaits } from '../clients/index.ts';
import { monterRejeux } from './rejeux/index.ts';
import { routesExports } from './routes-exports.ts';
import {
  type ChiffreChange,
  analyserIrpp,
  analysesDe,
  analyserSaisie,
  analyserTout,
  arbitragesDuClient,
  rejouerAnalyse,
  relire,
  syntheseDuClient,
} from './service.ts';

interface Options {
  readonly ports: PortsClients;
  readonly identification: Identification;
  /** Who is to be told that a law changed the figure of a client. */
  readonly chiffreChange: ChiffreChange;
  readonly travaux: Jobs;
}

const tags = ['Analyses'];
const security = [{ jeton: [] }];
/** A file with all its notes and lists full. */
const CORPS_MAX = 512 * 1024;
const params = z.object({ id: z.uuid() });
const UneAnalyse = z.object({ id: z.uuid(), analyseId: z.uuid() });
const REFUS = refusals(401, 403, 404, 422);

/**
 * Analyses of client files: computed by the engine, kept with their facts and their law, replayed under another.
 * @returns what replays them when the law changes.
 */
export function monterAnalyses(app: TypedServer, { ports, identification, chiffreChange, travaux }: Options): Task {
  const demandeur = (request: FastifyRequest): Demandeur => demandeurDe(identification, request);
  const onRequest = [identification.exiger, gardeClients(ports, identification)];
  const commun = { tags, security, params };
  const lecture = { onRequest, config: { portee: 'analyses:lire' } } as const;
  const calcul = { onRequest, config: { portee: 'analyses:lancer' } } as const;

  app.post(
    '/api/pro/clients/:id/analyze',
    {
      ...calcul,
      schema: {
        ...commun,
        summary: 'L’analyse générale d’un dossier : impôt, leviers, droits à justifier, ce qui manque.',
        response: { 200: AnalyseGenerale, ...REFUS },
      },
    },
    (request) => analyserTout(ports, demandeur(request), request.params.id),
  );

  app.post(
    '/api/pro/clients/:id/analyze_irpp_2025',
    {
      ...calcul,
      schema: {
        ...commun,
        summary: 'L’impôt sur les revenus 2025 d’un dossier, avec son calcul.',
        response: { 200: AnalyseIrpp, ...REFUS },
      },
    },
    (request) => analyserIrpp(ports, demandeur(request), request.params.id),
  );

  app.post(
    '/api/pro/clients/analyse',
    {
      onRequest,
      bodyLimit: CORPS_MAX,
      schema: {
        tags,
        security,
        summary: 'Les leviers d’un dossier qui n’est pas encore enregistré.',
        description: 'Rien n’est gardé.',
        body: ClientAAnalyser,
        response: { 200: AnalyseGenerale, ...refusals(400, 401, 403, 413, 415, 422) },
      },
    },
    (request) => {
      verifierFaits(request.body.data.faits_fiscaux_client, 'data.');
      return analyserSaisie(ports, demandeur(request), request.body.data);
    },
  );

  app.get(
    '/api/pro/clients/:id/analyses',
    {
      ...lecture,
      schema: {
        ...commun,
        summary: 'Les analyses gardées d’un dossier, de la dernière à la première.',
        response: { 200: z.array(AnalyseGardee), ...REFUS },
      },
    },
    (request) => analysesDe(ports, demandeur(request), request.params.id),
  );

  app.get(
    '/api/pro/clients/:id/analyses/:analyseId',
    {
      ...lecture,
      schema: {
        ...commun,
        params: UneAnalyse,
        summary: 'Une analyse, telle qu’elle a été donnée.',
        response: { 200: z.union([AnalyseIrpp, AnalyseGenerale]), ...REFUS },
      },
    },
    (request) => {
      const { id, analyseId } = request.params;
      return relire(ports, demandeur(request), { clientId: id, analyseId });
    },
  );

  app.post(
    '/api/pro/clients/:id/analyses/:analyseId/rejouer',
    {
      ...calcul,
      schema: {
        ...commun,
        params: UneAnalyse,
        summary: 'La même analyse sous la loi d’aujourd’hui, et ce qui explique l’écart.',
        response: { 200: AnalyseRejouee, ...REFUS },
      },
    },
    (request) => {
      const { id, analyseId } = request.params;
      return rejouerAnalyse({ ...ports, chiffreChange }, demandeur(request), { clientId: id, analyseId });
    },
  );

  app.get(
    '/api/pro/clients/:id/synthese',
    {
      ...lecture,
      schema: {
        ...commun,
        summary: 'Où en est un dossier : imposable, parts, tranche, impôt, ou ce qu’il faut demander d’abord.',
        description: 'Les chiffres de son analyse ; rien n’est gardé.',
        response: { 200: SyntheseClient, ...REFUS },
      },
    },
    (request) => syntheseDuClient(ports, demandeur(request), request.params.id),
  );

  app.get(
    '/api/pro/clients/:id/arbitrages',
    {
      onRequest,
      schema: {
        ...commun,
        summary:
          'Les arbitrages d’un dossier : chaque option avec son coût, ce qui reste, sa condition et son article.',
        description: 'Aucun quand le dossier ne permet aucun calcul.',
        response: { 200: z.array(ArbitrageClient), ...REFUS },
      },
    },
    (request) => arbitragesDuClient(ports, demandeur(request), request.params.id),
  );

  routesExports(app, { ports, identification });
  return monterRejeux({ ...ports, chiffreChange, travaux });
}

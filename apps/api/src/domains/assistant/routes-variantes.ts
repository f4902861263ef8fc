import {
  AnalyseProfil,
  AnalyseProfilRequete,
  ChatRequete,
  QuestionClientRequete,
  type QuestionReponse,
  QuestionRequete,
  ReponseDouble,
  TestFrancisRequete,
} from '@francis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { abortOnDisconnect } from '../../platform/http/event-stream.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import type { PortsAssistant } from './ports.ts';
import { presenterReponse } from './presenter.ts';
import { type PersonneConcernee, repondre, reserver } from './service.ts';

export interface ClientNomme {
  readonly id: string;
  readonly nom_client: string;
  readonly prenom_client: string;
}

/** Client files, as far as a question about one of them needs. */
export interface ClientsDeLAssistant {
  readonly garder: (request: FastifyRequest) => Promise<void>;
  /** @throws ApiError INTROUVABLE, ACCES_REFUSE; the reading is traced. */
  readonly contexte: (request: FastifyRequest, id: string) => Promise<Omit<PersonneConcernee, 'clientId'>>;
  /** Names of those of these files that the person may read. */
  readonly nommer: (request: FastifyRequest, ids: readonly string[]) => Promise<ReadonlyMap<string, ClientNomme>>;
}

interface Options {
  readonly ports: PortsAssistant;
  readonly identification: Identification;
  readonly limiter: (request: FastifyRequest) => Promise<void>;
  readonly clients: ClientsDeLAssistant;
  readonly corpsMax: number;
}

const tags = ['Assistant'];
const security = [{ jeton: [] }];
const REFUS = refusals(400, 401, 402, 404, 409, 413, 415, 422, 429);

/** The answer under both of its names. */
const doubler = (reponse: QuestionReponse) => ({ ...reponse, response: reponse.answer });

/** The other calls that ask the same assistant; each costs a question like `/api/ask`. */
export function routesVariantes(app: TypedServer, options: Options): void {
  const { ports, identification, limiter, clients, corpsMax: bodyLimit } = options;
  const onRequest = [identification.exiger, limiter];

  async function demander(
    request: FastifyRequest,
    reply: FastifyReply,
    requete: QuestionRequete,
    concerne?: PersonneConcernee,
  ): Promise<QuestionReponse> {
    const signal = abortOnDisconnect(reply);
    const demandeur = identification.compteDe(request);
    const issue = await reserver(ports, demandeur, requete, {
      cle: undefined,
      signal,
      clientId: concerne?.clientId,
    });
    if (issue.genre === 'deja') return presenterReponse(issue.message);
    const suivi = { signal, ...(concerne && { concerne }) };
    return presenterReponse(await repondre(ports, demandeur, requete, issue, suivi));
  }

  app.post(
    '/api/test-francis',
    {
      bodyLimit,
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Pose une question, sous l’une de ses deux formes.',
        body: TestFrancisRequete,
        response: { 200: ReponseDouble, ...REFUS },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const requete = 'message' in body ? { question: body.message } : body;
      return doubler(await demander(request, reply, QuestionRequete.parse(requete)));
    },
  );

  app.post(
    '/api/chat/',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Pose une question depuis le tableau de bord.',
        body: ChatRequete,
        response: { 200: ReponseDouble, ...REFUS },
      },
    },
    async (request, reply) => {
      const { message, country } = request.body;
      return doubler(
        await demander(request, reply, QuestionRequete.parse({ question: message, jurisdiction: country })),
      );
    },
  );

  app.post(
    '/api/pro/clients/:id/ask_francis',
    {
      bodyLimit,
      onRequest: [...onRequest, clients.garder],
      schema: {
        tags,
        security,
        summary: 'Pose une question sur le dossier d’un client.',
        description: 'Le dossier sert de profil ; ni son nom ni ses coordonnées ne partent vers un modèle hébergé.',
        params: z.object({ id: z.uuid() }),
        body: QuestionClientRequete,
        response: { 200: ReponseDouble, ...REFUS, ...refusals(403) },
      },
    },
    async (request, reply) => {
      const clientId = request.params.id;
      const concerne = { ...(await clients.contexte(request, clientId)), clientId };
      const { query, ...reste } = request.body;
      return doubler(await demander(request, reply, QuestionRequete.parse({ question: query, ...reste }), concerne));
    },
  );

  app.post(
    '/api/ai/analyze-profile-text',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Lit dans un texte libre les réponses du questionnaire.',
        description: 'Ne garde rien : la personne confirme avant tout enregistrement.',
        body: AnalyseProfilRequete,
        response: { 200: AnalyseProfil, ...refusals(400, 401, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { text, question_type, extract_all } = request.body;
      const compte = identification.compteDe(request).id;
      const question = extract_all ? undefined : question_type;
      const qui = { compte, signal: abortOnDisconnect(reply), ...(question && { question }) };
      const data = await ports.lireProfil(text, qui);
      return { success: Object.values(data).some((v) => v !== null && (!Array.isArray(v) || v.length > 0)), data };
    },
  );
}

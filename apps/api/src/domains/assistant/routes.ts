import {
  Conversation,
  ConversationModification,
  ConversationResume,
  EntetesQuestion,
  EvenementFlux,
  ListeConversations,
  QuestionReponse,
  QuestionRequete,
  SituationModification,
  Message as MessagePublic,
  Quota,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { asApiError } from '../../platform/http/errors.ts';
import { abortOnDisconnect, openEventStream } from '../../platform/http/event-stream.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import type { PortsAssistant } from './ports.ts';
import { presenterConversation, presenterMessage, presenterReponse, presenterResume } from './presenter.ts';
import { depotConversations } from './repository.ts';
import { corriger } from './corriger.ts';
import { personneDeLaConversation } from './personne-de-la-conversation.ts';
import { quotaDe, repondre, reserver } from './service.ts';

import { type ClientsDeLAssistant, routesVariantes } from './routes-variantes.ts';

interface Options {
  readonly ports: PortsAssistant;
  readonly identification: Identification;
  readonly questionsParMinute: number;
  readonly clients: ClientsDeLAssistant;
}

const MINUTE = 60_000;
const CORRECTIONS_PAR_MINUTE = 60;
/** Twice what is read again of a history, and a profile: a larger one takes the server's thread to be parsed. */
const CORPS_MAX = 256 * 1024;
const tags = ['Assistant'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.uuid() });

export function routesAssistant(
  app: TypedServer,
  { ports, identification, questionsParMinute, clients }: Options,
): void {
  const limite = new RateLimiter(ports.horloge, questionsParMinute, MINUTE);
  const limiter = async (request: FastifyRequest): Promise<void> => limite.consume(identification.compteDe(request).id);
  const corrections = new RateLimiter(ports.horloge, CORRECTIONS_PAR_MINUTE, MINUTE);
  const limiterCorrections = async (request: FastifyRequest): Promise<void> =>
    corrections.consume(identification.compteDe(request).id);
  const demandeur = (request: FastifyRequest) => identification.compteDe(request);
  const conversations = (request: FastifyRequest) => depotConversations(ports.base.queries, demandeur(request).id);
  const personne = personneDeLaConversation(ports, identification, clients);
  const refusQuestion = refusals(400, 401, 402, 404, 409, 413, 415, 422, 429);

  app.post(
    '/api/ask',
    {
      bodyLimit: CORPS_MAX,
      onRequest: [identification.exiger, limiter],
      config: { permission: 'assistant:interroger' },
      schema: {
        tags,
        security,
        summary: 'Pose une question fiscale.',
        description:
          'Chaque chiffre de la réponse vient d’un calcul rendu dans `calculs`. Un refus ne décompte aucune question.',
        headers: EntetesQuestion,
        body: QuestionRequete,
        response: { 200: QuestionReponse, ...refusQuestion },
      },
    },
    async (request, reply) => {
      const signal = abortOnDisconnect(reply);
      const cle = request.headers['idempotency-key'];
      const concerne = await personne(request, request.body.conversation_id);
      const clientId = concerne?.clientId;
      const issue = await reserver(ports, demandeur(request), request.body, { cle, signal, clientId });
      if (issue.genre === 'deja') return presenterReponse(issue.message);
      const suivi = { signal, ...(concerne && { concerne }) };
      return presenterReponse(await repondre(ports, demandeur(request), request.body, issue, suivi));
    },
  );

  app.post(
    '/api/ask/stream',
    {
      bodyLimit: CORPS_MAX,
      onRequest: [identification.exiger, limiter],
      config: { permission: 'assistant:interroger' },
      schema: {
        tags,
        security,
        summary: 'Pose une question et reçoit la réponse au fil de son écriture.',
        description: 'Événements envoyés par le serveur ; le dernier est `reponse` ou `erreur`.',
        headers: EntetesQuestion,
        body: QuestionRequete,
        response: {
          200: { description: 'Le flux.', content: { 'text/event-stream': { schema: EvenementFlux } } },
          ...refusQuestion,
        },
      },
    },
    async (request, reply) => {
      const signal = abortOnDisconnect(reply);
      const cle = request.headers['idempotency-key'];
      const concerne = await personne(request, request.body.conversation_id);
      const clientId = concerne?.clientId;
      const issue = await reserver(ports, demandeur(request), request.body, { cle, signal, clientId });
      const suivi = { signal, ...(concerne && { concerne }) };
      const flux = openEventStream<EvenementFlux>(reply);
      const place =
        issue.genre === 'deja'
          ? { conversation_id: issue.message.conversationId, message_id: issue.message.id }
          : { conversation_id: issue.conversationId, message_id: issue.reponseId };
      flux.send({ type: 'ouverture', ...place });
      try {
        const message =
          issue.genre === 'deja'
            ? issue.message
            : await repondre(ports, demandeur(request), request.body, issue, { ...suivi, emettre: flux.send });
        flux.send({ type: 'reponse', conversation_id: place.conversation_id, message: presenterMessage(message) });
      } catch (thrown) {
        const error = asApiError(thrown);
        if (error.status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, 'stream failed');
        flux.send({ type: 'erreur', detail: error.message, code: error.code, requestId: request.id });
      } finally {
        flux.end();
      }
    },
  );

  routesVariantes(app, { ports, identification, limiter, clients, corpsMax: CORPS_MAX });

  app.get(
    '/api/questions/quota',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        security,
        summary: 'Les questions du mois.',
        description: 'Le mois est celui de Paris.',
        response: { 200: Quota, ...refusals(401) },
      },
    },
    async (request) => quotaDe(ports, demandeur(request)),
  );

  app.get(
    '/api/conversations',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        security,
        summary: 'Mes conversations, la plus récente d’abord.',
        response: { 200: ListeConversations, ...refusals(401) },
      },
    },
    async (request) => ({ conversations: (await conversations(request).lister()).map(presenterResume) }),
  );

  app.get(
    '/api/conversations/:id',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        security,
        summary: 'Une conversation et ses messages.',
        params: Identifiant,
        response: { 200: Conversation, ...refusals(401, 404, 422) },
      },
    },
    async (request) => {
      const depot = conversations(request);
      await personne(request, request.params.id);
      const conversation = await depot.trouver(request.params.id);
      if (!conversation) throw new ApiError('INTROUVABLE');
      return presenterConversation(conversation, await depot.messages(conversation.id));
    },
  );

  app.patch(
    '/api/conversations/:id',
    {
      onRequest: [identification.exiger],
      config: { permission: 'conversations:gerer' },
      schema: {
        tags,
        security,
        summary: 'Renomme une conversation.',
        params: Identifiant,
        body: ConversationModification,
        response: { 200: ConversationResume, ...refusals(400, 401, 404, 413, 415, 422) },
      },
    },
    async (request) => {
      const conversation = await conversations(request).renommer(request.params.id, request.body.titre);
      if (!conversation) throw new ApiError('INTROUVABLE');
      return presenterResume(conversation);
    },
  );

  app.patch(
    '/api/conversations/:id/situation',
    {
      onRequest: [identification.exiger, limiterCorrections],
      config: { permission: 'conversations:gerer' },
      schema: {
        tags,
        security,
        summary: 'Corrige ce qui a été lu, et refait le calcul.',
        description:
          'Des faits du catalogue seulement. Aucun texte n’est relu, aucun modèle n’est interrogé, aucune question n’est décomptée.',
        params: Identifiant,
        body: SituationModification,
        response: { 200: MessagePublic, ...refusals(400, 401, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const suivi = { client: abortOnDisconnect(reply), concerne: await personne(request, id) };
      return presenterMessage(await corriger(ports, demandeur(request), id, request.body, suivi));
    },
  );

  app.delete(
    '/api/conversations/:id',
    {
      onRequest: [identification.exiger],
      config: { permission: 'conversations:gerer' },
      schema: {
        tags,
        security,
        summary: 'Supprime une conversation et ses messages.',
        description: 'Les questions déjà décomptées le restent.',
        params: Identifiant,
        response: { 204: z.undefined().describe('Conversation supprimée.'), ...refusals(401, 404, 422) },
      },
    },
    async (request, reply) => {
      if (!(await conversations(request).supprimer(request.params.id))) throw new ApiError('INTROUVABLE');
      return reply.status(204).send();
    },
  );
}

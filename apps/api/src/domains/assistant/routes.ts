import { EntetesQuestion, EvenementFlux, QuestionReponse, QuestionRequete, Quota } from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { asApiError } from '../../platform/http/errors.ts';
import { abortOnDisconnect, openEventStream } from '../../platform/http/event-stream.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import type { PortsAssistant } from './ports.ts';
import { presenterMessage, presenterReponse } from './presenter.ts';
import { personneDeLaConversation } from './personne-de-la-conversation.ts';
import { quotaDe, repondre, reserver } from './service.ts';

import { routesConversations } from './routes-conversations.ts';
import { routesRadar } from './routes-radar.ts';
import { type ClientsDeLAssistant, routesVariantes } from './routes-variantes.ts';

interface Options {
  readonly ports: PortsAssistant;
  readonly identification: Identification;
  readonly questionsParMinute: number;
  readonly clients: ClientsDeLAssistant;
}

const MINUTE = 60_000;
/** Twice what is read again of a history, and a profile: a larger one takes the server's thread to be parsed. */
const CORPS_MAX = 256 * 1024;
const tags = ['Assistant'];
const security = [{ jeton: [] }];

export function routesAssistant(
  app: TypedServer,
  { ports, identification, questionsParMinute, clients }: Options,
): void {
  const limite = new RateLimiter(ports.horloge, questionsParMinute, MINUTE);
  const limiter = async (request: FastifyRequest): Promise<void> => limite.consume(identification.compteDe(request).id);
  const demandeur = (request: FastifyRequest) => identification.compteDe(request);
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
      const concerne = await personne(request, request.body.conversation_id, request.body.client_id);
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
      const concerne = await personne(request, request.body.conversation_id, request.body.client_id);
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

  routesConversations(app, { ports, identification, personne });
  routesRadar(app, { ports, identification, clients });
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
}

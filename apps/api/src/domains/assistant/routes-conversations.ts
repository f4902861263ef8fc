import {
  AvisReponse,
  Conversation,
  ConversationModification,
  ConversationResume,
  ListeConversations,
  Message as MessagePublic,
  RechercheConversations,
  SituationModification,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { abortOnDisconnect } from '../../platform/http/event-stream.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import { corriger } from './corriger.ts';
import { listerConversations } from './lister.ts';
import { papierDeLaConversation } from './papier/conversation.ts';
import type { personneDeLaConversation } from './personne-de-la-conversation.ts';
import { jourDeParis } from './policy.ts';
import type { PortsAssistant } from './ports.ts';
import { presenterConversation, presenterMessage, presenterResume } from './presenter.ts';
import { depotConversations } from './repository.ts';

interface Options {
  readonly ports: PortsAssistant;
  readonly identification: Identification;
  readonly personne: ReturnType<typeof personneDeLaConversation>;
}

const MINUTE = 60_000;
const CORRECTIONS_PAR_MINUTE = 60;
/** Drawing one takes the server's thread for a moment. */
const PAPIERS_PAR_MINUTE = 10;
const tags = ['Assistant'];
const security = [{ jeton: [] }];
const Identifiant = z.object({ id: z.uuid() });

/** The history: what was asked, found again, renamed, corrected, judged, deleted. */
export function routesConversations(app: TypedServer, { ports, identification, personne }: Options): void {
  const corrections = new RateLimiter(ports.horloge, CORRECTIONS_PAR_MINUTE, MINUTE);
  const limiterCorrections = async (request: FastifyRequest): Promise<void> =>
    corrections.consume(identification.compteDe(request).id);
  const papiers = new RateLimiter(ports.horloge, PAPIERS_PAR_MINUTE, MINUTE);
  const limiterPapiers = async (request: FastifyRequest): Promise<void> =>
    papiers.consume(identification.compteDe(request).id);
  const demandeur = (request: FastifyRequest) => identification.compteDe(request);
  const conversations = (request: FastifyRequest) => depotConversations(ports.base.queries, demandeur(request).id);

  app.get(
    '/api/conversations',
    {
      onRequest: [identification.exiger],
      schema: {
        tags,
        security,
        summary: 'Mes conversations, la plus récente d’abord, ou celles qui disent les mots cherchés.',
        querystring: RechercheConversations,
        response: { 200: ListeConversations, ...refusals(401, 422) },
      },
    },
    async (request) => listerConversations(ports.base.queries, demandeur(request).id, request.query),
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

  app.get(
    '/api/conversations/:id/pdf',
    {
      onRequest: [identification.exiger, limiterPapiers],
      schema: {
        tags,
        security,
        summary: 'Une conversation en PDF : questions, réponses, calculs et textes cités.',
        params: Identifiant,
        response: {
          200: { description: 'Le PDF.', content: { 'application/pdf': { schema: z.instanceof(Buffer) } } },
          ...refusals(401, 404, 422, 429),
        },
      },
    },
    async (request, reply) => {
      const depot = conversations(request);
      await personne(request, request.params.id);
      const conversation = await depot.trouver(request.params.id);
      if (!conversation) throw new ApiError('INTROUVABLE');
      const messages = await depot.messages(conversation.id);
      const { lireArticle, horloge } = ports;
      const papier = await papierDeLaConversation({ conversation, messages, maintenant: horloge.now(), lireArticle });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="francis-${jourDeParis(horloge.now())}.pdf"`)
        .send(papier);
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

  app.put(
    '/api/messages/:id/avis',
    {
      onRequest: [identification.exiger],
      config: { permission: 'conversations:gerer' },
      schema: {
        tags,
        security,
        summary: 'Dit d’une réponse si elle a été utile.',
        params: Identifiant,
        body: AvisReponse,
        response: { 204: z.undefined().describe('Avis gardé.'), ...refusals(400, 401, 404, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { avis, commentaire } = request.body;
      const donne = {
        avis,
        avisCommentaire: avis === null || commentaire === undefined || commentaire === '' ? null : commentaire,
        avisLe: avis === null ? null : ports.horloge.now(),
      };
      if (!(await conversations(request).donnerAvis(request.params.id, donne))) throw new ApiError('INTROUVABLE');
      return reply.status(204).send();
    },
  );
}

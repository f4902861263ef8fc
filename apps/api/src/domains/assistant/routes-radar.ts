import { RadarDesConversations, RechercheRadarConversations } from '@francis/contract';
import { abortOnDisconnect } from '../../platform/http/event-stream.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import type { PortsAssistant } from './ports.ts';
import { balayerLesConversations } from './radar.ts';
import type { ClientsDeLAssistant } from './routes-variantes.ts';

interface Options {
  readonly ports: PortsAssistant;
  readonly identification: Identification;
  readonly clients: ClientsDeLAssistant;
}

/** What a change of law moves in what was answered about clients. */
export function routesRadar(app: TypedServer, { ports, identification, clients }: Options): void {
  app.get(
    '/api/pro/conversations/radar',
    {
      onRequest: [identification.exiger, clients.garder],
      schema: {
        tags: ['Clients'],
        security: [{ jeton: [] }],
        querystring: RechercheRadarConversations,
        summary:
          'Vos conversations sur des clients dont la loi d’aujourd’hui change le chiffre, ou qui citent un texte.',
        description: 'La dernière réponse calculée de chaque conversation, refaite sur ses propres faits.',
        response: { 200: RadarDesConversations, ...refusals(401, 403, 422) },
      },
    },
    (request, reply) =>
      balayerLesConversations(
        ports,
        identification.compteDe(request),
        { article: request.query.article, apres: request.query.apres },
        { nommer: (ids) => clients.nommer(request, ids), signal: abortOnDisconnect(reply) },
      ),
  );
}

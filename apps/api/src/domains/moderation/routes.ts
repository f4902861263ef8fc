import { Signalement, SignalementRequete, Signalements } from '@francis/contract';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { demandeurDe, type Identification } from '../comptes/index.ts';
import type { PortsModeration } from './ports.ts';
import { mesSignalements, signaler } from './signaler.ts';

const tags = ['Annuaire'];
const security = [{ jeton: [] }];

/** What a person reports. It is decided from a terminal: no session reads the reports of others. */
export function routesModeration(app: TypedServer, ports: PortsModeration, identification: Identification): void {
  const onRequest = [identification.exiger];

  app.get(
    '/api/signalements',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Ce que j’ai signalé, et ce qui en a été décidé.',
        response: { 200: Signalements, ...refusals(401, 429) },
      },
    },
    (request) => mesSignalements(ports, demandeurDe(identification, request)),
  );

  app.post(
    '/api/signalements',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Signale une fiche de l’annuaire, ou un message que j’ai reçu.',
        body: SignalementRequete,
        response: { 201: Signalement, ...refusals(400, 401, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) =>
      reply.status(201).send(await signaler(ports, demandeurDe(identification, request), request.body)),
  );
}

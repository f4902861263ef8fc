import type { FastifyRequest } from 'fastify';
import type { Identification } from '../comptes/index.ts';
import type { PortsAssistant } from './ports.ts';
import { depotConversations } from './repository.ts';
import type { ClientsDeLAssistant } from './routes-variantes.ts';
import type { PersonneConcernee } from './service.ts';

/**
 * Whom a conversation is about, when it belongs to a client file. The file is read as its reader would, rights and trace
 * included: who may not open it any more does not go on talking about it.
 * @throws ApiError INTROUVABLE, ACCES_REFUSE.
 */
export const personneDeLaConversation =
  ({ base }: PortsAssistant, identification: Identification, clients: ClientsDeLAssistant) =>
  async (request: FastifyRequest, conversationId: string | undefined): Promise<PersonneConcernee | undefined> => {
    if (conversationId === undefined) return undefined;
    const depot = depotConversations(base.queries, identification.compteDe(request).id);
    const clientId = (await depot.trouver(conversationId))?.clientId;
    if (!clientId) return undefined;
    await clients.garder(request);
    return { ...(await clients.contexte(request, clientId)), clientId };
  };

import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import type { Identification } from '../comptes/index.ts';
import type { PortsAssistant } from './ports.ts';
import { depotConversations } from './repository.ts';
import type { ClientsDeLAssistant } from './routes-variantes.ts';
import type { PersonneConcernee } from './service.ts';

/**
 * Whom a conversation is about, when it belongs to a client file, or will. The file is read as its reader would, rights and trace
 * included: who may not open it any more does not go on talking about it.
 * @throws ApiError INTROUVABLE, ACCES_REFUSE.
 */
export const personneDeLaConversation =
  ({ base }: PortsAssistant, identification: Identification, clients: ClientsDeLAssistant) =>
  async (
    request: FastifyRequest,
    conversationId: string | undefined,
    clientVoulu?: string,
  ): Promise<PersonneConcernee | undefined> => {
    const clientId =
      conversationId === undefined
        ? clientVoulu
        : (await depotConversations(base.queries, identification.compteDe(request).id).trouver(conversationId))
            ?.clientId;
    // The conversation of a client never goes on about another one.
    if (clientVoulu !== undefined && clientId !== clientVoulu) throw new ApiError('INTROUVABLE');
    if (!clientId) return undefined;
    await clients.garder(request);
    return { ...(await clients.contexte(request, clientId)), clientId };
  };

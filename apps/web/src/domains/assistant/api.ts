import type {
  AvisReponse,
  Conversation,
  ConversationResume,
  ListeConversations,
  Message,
  Quota,
  SituationModification,
} from '@francis/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request, send } from '../../platform/http.ts';

export const quotaQuery = queryOptions({
  queryKey: ['quota'],
  queryFn: ({ signal }) => request<Quota>('/api/questions/quota', { signal }),
});

/** An adviser's own conversations: those about a client stand with the client. */
const SANS_CLIENT = 'aucun';

/** The history, the most recent first, a page at a time; searched when there are words. */
export const historiqueQuery = (recherche: string, client = SANS_CLIENT) =>
  infiniteQueryOptions({
    queryKey: [...HISTORIQUE, client, recherche],
    queryFn: ({ signal, pageParam }) =>
      request<ListeConversations>(
        `/api/conversations?${new URLSearchParams({ client, ...(recherche && { recherche }), ...(pageParam && { avant: pageParam }) })}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ suite }) => suite,
  });

/** Everything that was read of the history. */
export const HISTORIQUE = ['conversations'] as const;

/** Every conversation that was read. */
export const CONVERSATIONS_LUES = ['conversation'] as const;

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONVERSATIONS_LUES, id],
    queryFn: ({ signal }) => request<Conversation>(`/api/conversations/${encodeURIComponent(id)}`, { signal }),
  });

export const supprimerConversation = (id: string): Promise<void> =>
  request<undefined>(`/api/conversations/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const corrigerSituation = (id: string, body: SituationModification): Promise<Message> =>
  request<Message>(`/api/conversations/${encodeURIComponent(id)}/situation`, { method: 'PATCH', body });

export const renommerConversation = (id: string, titre: string): Promise<ConversationResume> =>
  request<ConversationResume>(`/api/conversations/${encodeURIComponent(id)}`, { method: 'PATCH', body: { titre } });

export const donnerAvis = (messageId: string, body: AvisReponse): Promise<void> =>
  request<undefined>(`/api/messages/${encodeURIComponent(messageId)}/avis`, { method: 'PUT', body });

/** The conversation as a document, named by the server. */
export async function papierDeLaConversation(id: string): Promise<File> {
  const reponse = await send(`/api/conversations/${encodeURIComponent(id)}/pdf`, {
    headers: { accept: 'application/pdf' },
  });
  const nom = /filename="([^"]+)"/.exec(reponse.headers.get('content-disposition') ?? '')?.[1] ?? 'francis.pdf';
  return new File([await reponse.blob()], nom, { type: 'application/pdf' });
}

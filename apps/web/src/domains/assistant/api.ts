import type { Conversation, ConversationResume, Message, Quota, SituationModification } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

export const quotaQuery = queryOptions({
  queryKey: ['quota'],
  queryFn: ({ signal }) => request<Quota>('/api/questions/quota', { signal }),
});

export const conversationsQuery = queryOptions({
  queryKey: ['conversations'],
  queryFn: async ({ signal }) =>
    (await request<{ conversations: ConversationResume[] }>('/api/conversations', { signal })).conversations,
});

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: ({ signal }) => request<Conversation>(`/api/conversations/${encodeURIComponent(id)}`, { signal }),
  });

export const supprimerConversation = (id: string): Promise<void> =>
  request<undefined>(`/api/conversations/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const corrigerSituation = (id: string, body: SituationModification): Promise<Message> =>
  request<Message>(`/api/conversations/${encodeURIComponent(id)}/situation`, { method: 'PATCH', body });

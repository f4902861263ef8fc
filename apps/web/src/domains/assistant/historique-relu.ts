import type { Conversation, ListeConversations } from '@francis/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { conversationQuery, HISTORIQUE } from './api.ts';

/**
 * Reads the history again after something changed it: a first reading still under way would be kept for the new one. The
 * conversations on screen take the names that the server gave them since.
 */
export async function relireLHistorique(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: HISTORIQUE });
  await client.invalidateQueries({ queryKey: HISTORIQUE });
  const listes = client.getQueriesData<InfiniteData<ListeConversations>>({ queryKey: HISTORIQUE });
  const pages = listes.flatMap(([, liste]) => liste?.pages ?? []);
  for (const { id, titre } of pages.flatMap(({ conversations }) => conversations))
    client.setQueryData<Conversation>(
      conversationQuery(id).queryKey,
      (avant) => avant && (avant.titre === titre ? avant : { ...avant, titre }),
    );
}

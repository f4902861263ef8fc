import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { conversations, messages } from '../../schema/index.ts';
import type { Conversation, Message } from './repository.ts';
import { avant, type Borne } from './repository-historique.ts';

export interface DernierCalcul {
  readonly conversation: Conversation & { readonly clientId: string };
  /** Its last answer that computed something; undefined when none did. */
  readonly reponse: Message | undefined;
}

const duClient = (conversation: Conversation): conversation is DernierCalcul['conversation'] =>
  conversation.clientId !== null;

/** What one person asked about clients, the most recent conversation first, a page at a time. */
export const depotRadar = (requetes: Queries, utilisateurId: string) => ({
  async suivantes(borne: Borne | undefined, limite: number): Promise<DernierCalcul[]> {
    const lues = await requetes
      .select()
      .from(conversations)
      .where(and(eq(conversations.utilisateurId, utilisateurId), isNotNull(conversations.clientId), avant(borne)))
      .orderBy(desc(conversations.modifieeLe), desc(conversations.id))
      .limit(limite);
    const ids = lues.map(({ id }) => id);
    const reponses =
      ids.length === 0
        ? []
        : await requetes
            .selectDistinctOn([messages.conversationId])
            .from(messages)
            .where(
              and(
                inArray(messages.conversationId, ids),
                inArray(messages.statut, ['exact', 'partiel']),
                isNotNull(messages.situation),
              ),
            )
            .orderBy(messages.conversationId, desc(messages.rang));
    const parId = new Map(reponses.map((reponse) => [reponse.conversationId, reponse]));
    return lues.filter(duClient).map((conversation) => ({ conversation, reponse: parId.get(conversation.id) }));
  },
});

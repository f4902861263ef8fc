import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { conversations, messages } from '../../schema/index.ts';
import { motsDe } from '../../schema/mots-francais.ts';
import { requeteDeMots } from './recherche.ts';
import type { Conversation } from './repository.ts';

/** Where a page ends: the last conversation that it shows. */
export interface Borne {
  readonly modifieeLe: Date;
  readonly id: string;
}

/** A conversation, with the first message that says the words when its title does not. */
export interface Trouvee {
  readonly conversation: Conversation;
  readonly message?: string;
}

const contient = (colonne: string, mots: readonly string[]): SQL =>
  sql`${motsDe(colonne)} @@ to_tsquery('french', ${requeteDeMots(mots)})`;

export const avant = (borne: Borne | undefined) =>
  borne &&
  or(
    lt(conversations.modifieeLe, borne.modifieeLe),
    and(eq(conversations.modifieeLe, borne.modifieeLe), lt(conversations.id, borne.id)),
  );

/** What is said of this client, or of none of them; of anyone when nothing is said. */
const parlantDe = (client: string | undefined) =>
  client === undefined
    ? undefined
    : client === 'aucun'
      ? isNull(conversations.clientId)
      : eq(conversations.clientId, client);

/** The history of one person, the most recent first, a page at a time. */
export const depotHistorique = (requetes: Queries, utilisateurId: string, client?: string) => {
  const mienne = and(eq(conversations.utilisateurId, utilisateurId), parlantDe(client));
  const page = (condition: SQL | undefined, borne: Borne | undefined, limite: number): Promise<Conversation[]> =>
    requetes
      .select()
      .from(conversations)
      .where(and(mienne, condition, avant(borne)))
      .orderBy(desc(conversations.modifieeLe), desc(conversations.id))
      .limit(limite);

  return {
    lister: (borne: Borne | undefined, limite: number): Promise<Conversation[]> => page(undefined, borne, limite),

    /** Those whose title, or one of whose messages, says every word. */
    async chercher(mots: readonly string[], borne: Borne | undefined, limite: number): Promise<Trouvee[]> {
      const parMessage = requetes
        .select({ id: messages.conversationId })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(mienne, contient('contenu', mots)));
      const lues = await page(or(contient('titre', mots), inArray(conversations.id, parMessage)), borne, limite);
      if (lues.length === 0) return [];
      const ids = lues.map(({ id }) => id);
      const extraits = await requetes
        .selectDistinctOn([messages.conversationId], { id: messages.conversationId, contenu: messages.contenu })
        .from(messages)
        .where(and(inArray(messages.conversationId, ids), contient('contenu', mots)))
        .orderBy(messages.conversationId, messages.rang);
      const parId = new Map(extraits.map(({ id, contenu }) => [id, contenu]));
      return lues.map((conversation) => {
        const message = parId.get(conversation.id);
        return { conversation, ...(message !== undefined && { message }) };
      });
    },
  };
};

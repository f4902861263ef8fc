import { and, count, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { echanges, echangesMessages, echangesParticipants, utilisateurs } from '../../schema/index.ts';
import type { Cote, MessageEnBase } from './repository.ts';

/** Messages of one conversation, that its reader holds. */
export const depotMessages = (requetes: Queries, echangeId: string) => {
  const siens = eq(echangesMessages.echangeId, echangeId);
  return {
    lister: (avant: number | undefined, limite: number): Promise<MessageEnBase[]> =>
      requetes
        .select()
        .from(echangesMessages)
        .where(and(siens, avant === undefined ? undefined : lt(echangesMessages.rang, avant)))
        .orderBy(desc(echangesMessages.rang))
        .limit(limite),

    /** Messages of one side that the other has not answered. */
    sansReponse: (cote: Cote): Promise<number> =>
      requetes.$count(
        echangesMessages,
        and(
          siens,
          eq(echangesMessages.cote, cote),
          sql`${echangesMessages.rang} > coalesce((select max(r.rang) from ${echangesMessages} r
            where r.echange_id = ${echangeId} and r.cote <> ${cote}), 0)`,
        ),
      ),

    /** The next message; both lists show the conversation first, and its author has read it. */
    async ajouter({ id, auteurId, cote, contenu, envoyeLe }: Nouveau): Promise<MessageEnBase> {
      const [tenu] = await requetes
        .select({ rang: echangesParticipants.dernierRang })
        .from(echangesParticipants)
        .where(eq(echangesParticipants.echangeId, echangeId))
        .limit(1);
      const rang = (tenu?.rang ?? 0) + 1;
      const [ajoute] = await requetes
        .insert(echangesMessages)
        .values({ id, echangeId, rang, auteurId, cote, contenu, envoyeLe })
        .returning();
      if (!ajoute) throw new Error('an insert returns its line');
      await requetes
        .update(echangesParticipants)
        .set({ dernierLe: envoyeLe, dernierRang: rang })
        .where(eq(echangesParticipants.echangeId, echangeId));
      await requetes
        .update(echangesParticipants)
        .set({ luRang: rang, annonceRang: rang })
        .where(and(eq(echangesParticipants.echangeId, echangeId), eq(echangesParticipants.cote, cote)));
      return ajoute;
    },
  };
};

type Nouveau = Pick<MessageEnBase, 'id' | 'auteurId' | 'cote' | 'contenu' | 'envoyeLe'>;
type Participant = Pick<typeof echangesParticipants.$inferInsert, 'utilisateurId' | 'nom' | 'cote'>;

/** What two people have together, whoever wrote first. */
export const depotPaire = (requetes: Queries, un: string, autre: string) => ({
  /** One message of either at a time: the counts that follow stay true until the end of the transaction. */
  async tenir(): Promise<void> {
    await requetes
      .select({ id: utilisateurs.id })
      .from(utilisateurs)
      .where(inArray(utilisateurs.id, [un, autre]))
      .orderBy(utilisateurs.id)
      .for('no key update');
  },

  async echange(): Promise<string | undefined> {
    const { rows } = await requetes.execute<{ echange_id: string }>(sql`
      select a.echange_id from ${echangesParticipants} a
      join ${echangesParticipants} b on b.echange_id = a.echange_id and b.utilisateur_id = ${autre}
      where a.utilisateur_id = ${un} limit 1`);
    return rows[0]?.echange_id;
  },

  async ouvrir(id: string, ouvertLe: Date, participants: readonly Participant[]): Promise<void> {
    await requetes.insert(echanges).values({ id, ouvertLe });
    await requetes
      .insert(echangesParticipants)
      .values(
        participants.map((participant) => ({ ...participant, echangeId: id, dernierLe: ouvertLe, dernierRang: 0 })),
      );
  },
});

/** What one person sent since an instant. */
export const envoisDepuis = (requetes: Queries, auteurId: string, depuis: Date) => ({
  messages: (): Promise<number> =>
    requetes.$count(
      echangesMessages,
      and(eq(echangesMessages.auteurId, auteurId), gt(echangesMessages.envoyeLe, depuis)),
    ),

  async correspondants(): Promise<number> {
    const [lu] = await requetes
      .select({ nombre: count() })
      .from(echangesParticipants)
      .innerJoin(echanges, eq(echanges.id, echangesParticipants.echangeId))
      .where(
        and(
          eq(echangesParticipants.utilisateurId, auteurId),
          eq(echangesParticipants.cote, 'demandeur'),
          gt(echanges.ouvertLe, depuis),
        ),
      );
    return lu?.nombre ?? 0;
  },
});

/** Takes the words of a message away, at the demand of the moderation. */
export async function retirerMessage(requetes: Queries, id: string, retireLe: Date): Promise<void> {
  await requetes
    .update(echangesMessages)
    .set({ contenu: '', retireLe })
    .where(and(eq(echangesMessages.id, id), ne(echangesMessages.contenu, '')));
}

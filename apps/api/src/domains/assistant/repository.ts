import { and, asc, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { conversations, membresCabinet, messages, questions, utilisateurs } from '../../schema/index.ts';
import { ECHANGES_RELUS } from './historique.ts';
import type { Depense } from './plafonds.ts';

export type Conversation = typeof conversations.$inferSelect;
export type Message = typeof messages.$inferSelect;
export type NouveauMessage = typeof messages.$inferInsert;
export type Question = typeof questions.$inferSelect;

interface NomDesFaits {
  readonly titre: string;
  readonly siNommeePar: readonly Exclude<Conversation['titreDe'], 'personne'>[];
}

const nommerParLesFaits = ({ titre, siNommeePar }: NomDesFaits) => {
  const renommee = inArray(conversations.titreDe, [...siNommeePar]);
  return {
    titre: sql`case when ${renommee} then ${titre} else ${conversations.titre} end`,
    titreDe: sql`case when ${renommee} then 'faits' else ${conversations.titreDe} end`,
  };
};

/** A question with the facts that were given to it since. */
export const avecPrecisions = (question: string, situation: Message['situation']): string =>
  situation?.precisions === undefined ? question : `${question} ${situation.precisions}`;

/** Every query takes the owner: the row of someone else does not exist. */
export const depotConversations = (requetes: Queries, utilisateurId: string) => {
  const aMoi = (id: string) => and(eq(conversations.id, id), eq(conversations.utilisateurId, utilisateurId));
  return {
    async trouver(id: string): Promise<Conversation | undefined> {
      const [conversation] = await requetes.select().from(conversations).where(aMoi(id));
      return conversation;
    },

    async ouvrir(conversation: Omit<typeof conversations.$inferInsert, 'utilisateurId'>): Promise<void> {
      await requetes.insert(conversations).values({ ...conversation, utilisateurId });
    },

    /** @returns false when the conversation is not there any more. */
    async toucher(id: string, instant: Date): Promise<boolean> {
      const lignes = await requetes
        .update(conversations)
        .set({ modifieeLe: instant })
        .where(aMoi(id))
        .returning({ id: conversations.id });
      return lignes.length > 0;
    },

    /**
     * Raises the version of the conversation, from the one given when there is one, and names it after its facts unless
     * it is named otherwise than in one of these ways.
     * @returns the new version; undefined when the conversation is not there any more, or is at another one.
     */
    async avancer(
      id: string,
      { instant, depuis, nom }: { readonly instant: Date; readonly depuis?: number; readonly nom?: NomDesFaits },
    ): Promise<number | undefined> {
      const [ligne] = await requetes
        .update(conversations)
        .set({ modifieeLe: instant, version: sql`${conversations.version} + 1`, ...(nom && nommerParLesFaits(nom)) })
        .where(and(aMoi(id), depuis === undefined ? undefined : eq(conversations.version, depuis)))
        .returning({ version: conversations.version });
      return ligne?.version;
    },

    async renommer(id: string, titre: string): Promise<Conversation | undefined> {
      const [conversation] = await requetes
        .update(conversations)
        .set({ titre, titreDe: 'personne' })
        .where(aMoi(id))
        .returning();
      return conversation;
    },

    /** @returns false when the answer is not there. */
    async donnerAvis(id: string, donne: Pick<NouveauMessage, 'avis' | 'avisCommentaire' | 'avisLe'>): Promise<boolean> {
      const miennes = requetes
        .select({ id: conversations.id })
        .from(conversations)
        .where(eq(conversations.utilisateurId, utilisateurId));
      const lignes = await requetes
        .update(messages)
        .set(donne)
        .where(and(eq(messages.id, id), eq(messages.role, 'assistant'), inArray(messages.conversationId, miennes)))
        .returning({ id: messages.id });
      return lignes.length > 0;
    },

    async supprimer(id: string): Promise<boolean> {
      const lignes = await requetes.delete(conversations).where(aMoi(id)).returning({ id: conversations.id });
      return lignes.length > 0;
    },

    messages: (id: string): Promise<Message[]> =>
      requetes
        .select({ message: messages })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(aMoi(id))
        .orderBy(asc(messages.rang))
        .then((lignes) => lignes.map(({ message }) => message)),

    async message(id: string): Promise<Message | undefined> {
      const [ligne] = await requetes
        .select({ message: messages })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(eq(messages.id, id), eq(conversations.utilisateurId, utilisateurId)));
      return ligne?.message;
    },

    async ecrire(message: NouveauMessage): Promise<void> {
      await requetes.insert(messages).values(message);
    },

    /** Puts a corrected answer in the place of the one that it corrects. */
    async remplacer({ id, conversationId, ...message }: NouveauMessage & { readonly id: string }): Promise<void> {
      await requetes
        .update(messages)
        .set(message)
        .where(and(eq(messages.id, id), eq(messages.conversationId, conversationId)));
    },

    /** Last exchanges that were answered, oldest first. */
    async echanges(id: string): Promise<{ question: string; reponse: string; reponseId: string }[]> {
      const demande = alias(messages, 'demande');
      const reponse = alias(messages, 'reponse');
      const lignes = await requetes
        .select({
          question: demande.contenu,
          reponse: reponse.contenu,
          reponseId: reponse.id,
          situation: reponse.situation,
        })
        .from(questions)
        .innerJoin(demande, eq(demande.id, questions.messageId))
        .innerJoin(reponse, eq(reponse.id, questions.reponseId))
        .where(and(eq(questions.conversationId, id), eq(questions.utilisateurId, utilisateurId)))
        .orderBy(desc(reponse.rang))
        .limit(ECHANGES_RELUS);
      return lignes.toReversed().map(({ situation, ...echange }) => ({
        ...echange,
        question: avecPrecisions(echange.question, situation),
      }));
    },
  };
};

export const depotQuestions = (requetes: Queries, utilisateurId: string) => ({
  /** Holds the account until the end of the transaction: reservations of one person follow each other. */
  async verrouillerCompte(): Promise<void> {
    await requetes
      .select({ id: utilisateurs.id })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, utilisateurId))
      .for('no key update');
  },

  /** Questions of the period that count: answered, or reserved by an answer still being written. */
  async utilisees(periode: string, maintenant: Date): Promise<number> {
    const vivante = and(eq(questions.etat, 'reservee'), gt(questions.expireLe, maintenant));
    const [ligne] = await requetes
      .select({ nombre: count() })
      .from(questions)
      .where(
        and(
          eq(questions.utilisateurId, utilisateurId),
          eq(questions.periode, periode),
          or(eq(questions.etat, 'comptee'), vivante),
        ),
      );
    return ligne?.nombre ?? 0;
  },

  /** What hosted models took this month, for this account or for the whole firm it belongs to. */
  async depense(mois: string, maintenant: Date, qui: 'compte' | 'cabinet'): Promise<Depense> {
    const sien = requetes
      .select({ id: membresCabinet.cabinetId })
      .from(membresCabinet)
      .where(eq(membresCabinet.utilisateurId, utilisateurId));
    const membres = requetes
      .select({ id: membresCabinet.utilisateurId })
      .from(membresCabinet)
      .where(inArray(membresCabinet.cabinetId, sien));
    const siennes =
      qui === 'compte' ? eq(questions.utilisateurId, utilisateurId) : inArray(questions.utilisateurId, membres);
    const vivante = and(eq(questions.etat, 'reservee'), gt(questions.expireLe, maintenant));
    const [ligne] = await requetes
      .select({
        jetons: sql<number>`coalesce(sum(${questions.jetonsModele}), 0)`.mapWith(Number),
        microEuros: sql<number>`coalesce(sum(${questions.microEuros}), 0)`.mapWith(Number),
        enCours: sql<number>`count(*) filter (where ${vivante})`.mapWith(Number),
      })
      .from(questions)
      .where(and(siennes, eq(questions.mois, mois)));
    return ligne ?? { jetons: 0, microEuros: 0, enCours: 0 };
  },

  /** Adds what an attempt took, answered or not. */
  async imputer(id: string, jetons: number, microEuros: number): Promise<void> {
    await requetes
      .update(questions)
      .set({
        jetonsModele: sql`${questions.jetonsModele} + ${jetons}`,
        microEuros: sql`${questions.microEuros} + ${microEuros}`,
      })
      .where(and(eq(questions.id, id), eq(questions.utilisateurId, utilisateurId)));
  },

  async parCle(cle: string): Promise<Question | undefined> {
    const [question] = await requetes
      .select()
      .from(questions)
      .where(and(eq(questions.utilisateurId, utilisateurId), eq(questions.cleIdempotence, cle)));
    return question;
  },

  async reserver(question: Omit<typeof questions.$inferInsert, 'utilisateurId' | 'etat'>): Promise<void> {
    const valeurs = { ...question, utilisateurId, etat: 'reservee' as const };
    await requetes
      .insert(questions)
      .values(valeurs)
      .onConflictDoUpdate({ target: questions.id, set: valeurs, setWhere: eq(questions.utilisateurId, utilisateurId) });
  },

  /** @returns false when the reservation is no longer the one taken at that instant. */
  async conclure(id: string, reserveeLe: Date, etat: 'comptee' | 'gratuite', reponseId: string): Promise<boolean> {
    const lignes = await requetes
      .update(questions)
      .set({ etat, reponseId })
      .where(reservation(id, reserveeLe, utilisateurId))
      .returning({ id: questions.id });
    return lignes.length > 0;
  },

  async abandonner(id: string, reserveeLe: Date): Promise<void> {
    await requetes
      .update(questions)
      .set({ etat: 'abandonnee' })
      .where(reservation(id, reserveeLe, utilisateurId));
  },
});

const reservation = (id: string, reserveeLe: Date, utilisateurId: string) =>
  and(
    eq(questions.id, id),
    eq(questions.utilisateurId, utilisateurId),
    eq(questions.etat, 'reservee'),
    eq(questions.reserveeLe, reserveeLe),
  );

/** The embedded engine has one process: a reservation found at its start belongs to a process that died. */
export async function abandonnerToutesLesReservations(requetes: Queries): Promise<void> {
  await requetes.update(questions).set({ etat: 'abandonnee' }).where(eq(questions.etat, 'reservee'));
}

import type { Doute } from '@francis/assistant';
import type { Calcul, Lecture, Note } from '@francis/contract';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { utilisateurs } from './comptes.ts';
import { motsDe } from './mots-francais.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

export interface VersionsReponse {
  readonly prompt: string;
  readonly outils: string;
  /** The hosted model that was asked, whether or not its text was kept. */
  readonly heberge?: string;
  /** Code of what set its text aside. */
  readonly ecart?: string;
}

/** What an answer was computed from: enough to compute it again without reading anything. */
export interface SituationCalculee {
  readonly appels: readonly { readonly outil: string; readonly entree: unknown }[];
  readonly corrections: readonly {
    readonly chemin: string;
    readonly valeur: number | string | boolean;
    readonly preuves: readonly { readonly debut: number; readonly fin: number }[];
    /** Kept from a try. */
    readonly tenue?: boolean;
  }[];
  /** Facts that were asked back and given, in our sentences: read after the question by the next ones. */
  readonly precisions?: string;
  /** What was read is not sure: it is shown as a form. */
  readonly aVerifier?: boolean;
  /** What was not sure in it: as doubtful in what goes on from it. */
  readonly doutes?: readonly Doute[];
}

export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    /** The client file that it is about, and goes with; null when it is about who asks. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    titre: text().notNull(),
    /** What it is named after: the first question, then the facts once something was computed, unless somebody chose. */
    titreDe: text('titre_de', { enum: ['question', 'faits', 'personne'] })
      .default('question')
      .notNull(),
    juridiction: text({ enum: ['FR', 'CH', 'AD', 'LU'] }).notNull(),
    creeLe: instant('cree_le').notNull(),
    modifieeLe: instant('modifiee_le').notNull(),
    /** Raised by each answer and each correction: what a correction was made on is known to be the last. */
    version: integer().default(0).notNull(),
  },
  (table) => [
    index('conversations_utilisateur').on(table.utilisateurId, table.modifieeLe),
    index('conversations_client').on(table.clientId),
    index('conversations_mots').using('gin', motsDe('titre')),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    /** Order of writing; two messages may carry the same instant. */
    rang: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    contenu: text().notNull(),
    creeLe: instant('cree_le').notNull(),
    /** The columns below are those of an answer. */
    balisage: text(),
    sources: jsonb().$type<readonly string[]>(),
    statut: text({ enum: ['exact', 'partiel', 'clarification', 'refus'] }),
    calculs: jsonb().$type<readonly Calcul[]>(),
    notes: jsonb().$type<readonly Note[]>(),
    suites: jsonb().$type<readonly string[]>(),
    modele: text(),
    /** Instructions and tools with which it was written, and what a hosted model was asked and took. */
    versions: jsonb().$type<VersionsReponse>(),
    /** Null in answers written before reading was kept. */
    lecture: jsonb().$type<Lecture>(),
    situation: jsonb().$type<SituationCalculee>(),
    /** That of the conversation when this answer was written. */
    version: integer(),
    /** What its reader said of it. */
    avis: text({ enum: ['utile', 'inutile'] }),
    avisCommentaire: text('avis_commentaire'),
    avisLe: instant('avis_le'),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId, table.rang),
    index('messages_mots').using('gin', motsDe('contenu')),
  ],
);

/**
 * One row per question put to the assistant: the reservation, then the account, of one unit of quota.
 * It outlives the conversation, so that deleting a conversation gives no question back.
 */
export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    /** Month of Paris, `2026-11`. */
    mois: text().notNull(),
    /** Period whose allowance it takes: a month of Paris when free, else that of a subscription. Never changes after. */
    periode: text().notNull(),
    /** `reservee` until `expireLe`; `comptee` answered and counted; `gratuite` answered, not counted; `abandonnee`. */
    etat: text({ enum: ['reservee', 'comptee', 'gratuite', 'abandonnee'] }).notNull(),
    reserveeLe: instant('reservee_le').notNull(),
    expireLe: instant('expire_le').notNull(),
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    reponseId: uuid('reponse_id').references(() => messages.id, { onDelete: 'set null' }),
    cleIdempotence: uuid('cle_idempotence'),
    empreinteRequete: text('empreinte_requete').notNull(),
    /** What a hosted model took for this question, all attempts together: tokens and millionths of a euro. */
    jetonsModele: integer('jetons_modele').notNull().default(0),
    microEuros: bigint('micro_euros', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('questions_quota').on(table.utilisateurId, table.periode, table.etat),
    index('questions_mois').on(table.utilisateurId, table.mois),
    index('questions_conversation').on(table.conversationId),
    index('questions_message').on(table.messageId),
    index('questions_reponse').on(table.reponseId),
    uniqueIndex('questions_idempotence').on(table.utilisateurId, table.cleIdempotence),
  ],
);

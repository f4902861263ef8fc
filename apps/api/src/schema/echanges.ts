import { CLES_DECISIONS, type SignalementRequete } from '@francis/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });
const deLaPersonne = (nom: string) =>
  uuid(nom)
    .notNull()
    .references(() => utilisateurs.id, { onDelete: 'cascade' });
const COTES = ['demandeur', 'professionnel'] as const;

/** A conversation between two people of the directory. A trigger removes it with the last of them. */
export const echanges = pgTable('echanges', {
  id: uuid().primaryKey(),
  ouvertLe: instant('ouvert_le').notNull(),
});

/** One of the two people of a conversation, under the name of that day: the line goes with the account. */
export const echangesParticipants = pgTable(
  'echanges_participants',
  {
    echangeId: uuid('echange_id')
      .notNull()
      .references(() => echanges.id, { onDelete: 'cascade' }),
    /** Who wrote first, or who was listed. */
    cote: text({ enum: [...COTES] }).notNull(),
    utilisateurId: deLaPersonne('utilisateur_id'),
    nom: text().notNull(),
    /** Of the conversation, on both lines: each list is read by one index. */
    dernierLe: instant('dernier_le').notNull(),
    dernierRang: integer('dernier_rang').notNull(),
    luRang: integer('lu_rang').notNull().default(0),
    annonceRang: integer('annonce_rang').notNull().default(0),
    annonceLe: instant('annonce_le'),
  },
  (table) => [
    primaryKey({ columns: [table.echangeId, table.cote] }),
    unique('echanges_participants_une_fois').on(table.utilisateurId, table.echangeId),
    index('echanges_participants_liste').on(table.utilisateurId, table.dernierLe, table.echangeId),
    index('echanges_participants_annonces').on(table.utilisateurId, table.annonceLe),
    index('echanges_participants_a_annoncer').on(table.dernierLe).where(sql`"annonce_rang" < "dernier_rang"`),
  ],
);

/** What one of them wrote; it goes with the account of its author. */
export const echangesMessages = pgTable(
  'echanges_messages',
  {
    id: uuid().primaryKey(),
    echangeId: uuid('echange_id')
      .notNull()
      .references(() => echanges.id, { onDelete: 'cascade' }),
    rang: integer().notNull(),
    auteurId: deLaPersonne('auteur_id'),
    cote: text({ enum: [...COTES] }).notNull(),
    /** Emptied when the moderation takes it away. */
    contenu: text().notNull(),
    envoyeLe: instant('envoye_le').notNull(),
    retireLe: instant('retire_le'),
  },
  (table) => [
    unique('echanges_messages_rang').on(table.echangeId, table.rang),
    index('echanges_messages_auteur').on(table.auteurId, table.envoyeLe),
  ],
);

/** Who no longer wants to be seen by whom. */
export const blocages = pgTable(
  'blocages',
  {
    id: uuid().primaryKey(),
    auteurId: deLaPersonne('auteur_id'),
    viseId: deLaPersonne('vise_id'),
    /** As the other was called then, to be found again in the list. */
    nom: text().notNull(),
    le: instant('le').notNull(),
  },
  (table) => [unique('blocages_une_fois').on(table.auteurId, table.viseId), index('blocages_vise').on(table.viseId)],
);

/** A report, open until the moderation decides. */
export const signalements = pgTable(
  'signalements',
  {
    id: uuid().primaryKey(),
    auteurId: deLaPersonne('auteur_id'),
    viseId: deLaPersonne('vise_id'),
    /** Null when it is about the line of the directory. */
    messageId: uuid('message_id').references(() => echangesMessages.id, { onDelete: 'set null' }),
    motif: text().$type<SignalementRequete['motif']>().notNull(),
    /** Words of who reports. */
    texte: text().notNull(),
    /** What was reported, as it was. */
    extrait: text().notNull(),
    le: instant('le').notNull(),
    decision: text({ enum: CLES_DECISIONS }),
    decideLe: instant('decide_le'),
  },
  (table) => [
    uniqueIndex('signalements_message_ouvert')
      .on(table.auteurId, table.messageId)
      .where(sql`"decision" is null and "message_id" is not null`),
    uniqueIndex('signalements_fiche_ouverte')
      .on(table.auteurId, table.viseId)
      .where(sql`"decision" is null and "message_id" is null`),
    index('signalements_auteur').on(table.auteurId, table.le),
    index('signalements_vise').on(table.viseId),
    index('signalements_message').on(table.messageId),
    index('signalements_ouverts').on(table.le).where(sql`"decision" is null`),
  ],
);

/**
 * Append-only: triggers refuse to change or remove an entry, unless the account that it is about is gone. Who reported is
 * known by `utilisateurs.sujetAudit` alone, so that erasing them leaves an entry that designates nobody.
 */
export const journalModeration = pgTable(
  'journal_moderation',
  {
    id: uuid().primaryKey(),
    rang: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    signalementId: uuid('signalement_id').notNull(),
    geste: text({ enum: ['signale', ...CLES_DECISIONS] }).notNull(),
    /** Null for the operator. */
    auteur: uuid(),
    viseId: deLaPersonne('vise_id'),
    motif: text().notNull(),
    extrait: text().notNull(),
    /** Why it was decided so. */
    raison: text().notNull(),
    le: instant('le').notNull(),
  },
  (table) => [
    index('journal_moderation_vise').on(table.viseId, table.rang),
    index('journal_moderation_signalement').on(table.signalementId, table.rang),
  ],
);

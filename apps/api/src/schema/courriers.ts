import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Mailbox of the demonstration: what would have been sent. Empty in production. */
export const courriers = pgTable(
  'courriers',
  {
    rang: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    destinataire: text().notNull(),
    sujet: text().notNull(),
    texte: text().notNull(),
    html: text().notNull(),
    envoyeLe: timestamp('envoye_le', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('courriers_destinataire').on(table.destinataire)],
);

/** Messages that have not left yet: a mail server that is down, or a restart, loses none. */
export const courriersEnAttente = pgTable(
  'courriers_en_attente',
  {
    id: uuid().primaryKey(),
    destinataire: text().notNull(),
    /** The message, sealed: it may hold a link that opens something. */
    scelle: text().notNull(),
    essais: integer().notNull().default(0),
    creeLe: timestamp('cree_le', { withTimezone: true, mode: 'date' }).notNull(),
    /** Also the lease of the instance that is sending it. */
    prochainEssaiLe: timestamp('prochain_essai_le', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('courriers_en_attente_prochain').on(table.prochainEssaiLe),
    index('courriers_en_attente_destinataire').on(table.destinataire),
  ],
);

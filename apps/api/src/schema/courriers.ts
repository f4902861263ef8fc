import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

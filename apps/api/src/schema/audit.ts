import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Append-only: triggers number and chain each entry, and refuse to change or remove one (the retention job excepted).
 * No reference to the account: an entry outlives it, and knows it by `utilisateurs.sujetAudit` alone.
 */
export const journalAudit = pgTable(
  'journal_audit',
  {
    id: uuid().primaryKey(),
    /** Given by the trigger, without gap. */
    rang: bigint({ mode: 'number' }).notNull().unique().default(0),
    /** SHA-256 of the previous entry's chain and of this entry, by the trigger. */
    chaine: text().notNull().default(''),
    sujet: uuid(),
    action: text().notNull(),
    ressource: text().notNull(),
    instant: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    reseau: text(),
    appareil: text(),
    reussi: boolean().notNull(),
    risque: text({ enum: ['low', 'medium', 'high', 'critical'] }).notNull(),
    metadonnees: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index('journal_audit_sujet').on(table.sujet, table.instant),
    index('journal_audit_instant').on(table.instant),
  ],
);

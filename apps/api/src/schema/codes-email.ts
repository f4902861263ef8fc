import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** The last code sent to a person for a purpose: a new one replaces it. */
export const codesEmail = pgTable(
  'codes_email',
  {
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    usage: text({ enum: ['connexion', 'reauthentification'] }).notNull(),
    /** HMAC under a key of the server: six digits would not resist a dump of plain hashes. */
    empreinte: text().notNull(),
    /** Who asked for it, hashed: each has tries of their own, which those of strangers do not use up. */
    demandeurs: text().array().notNull().default([]),
    creeLe: instant('cree_le').notNull(),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [primaryKey({ columns: [table.utilisateurId, table.usage] })],
);

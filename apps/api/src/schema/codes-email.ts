import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    essais: integer().notNull().default(0),
    creeLe: instant('cree_le').notNull(),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [primaryKey({ columns: [table.utilisateurId, table.usage] })],
);

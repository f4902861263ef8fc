import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** What an e-mailed link carries: used once, for one purpose; only its SHA-256 is kept. */
export const tickets = pgTable(
  'tickets',
  {
    empreinte: text().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    usage: text({
      enum: ['verification', 'recuperation', 'activation', 'activation_payee', 'connexion', 'email', 'email_annule'],
    }).notNull(),
    /** The address that the link is about, when it is not that of the account. */
    email: text(),
    creeLe: instant('cree_le').notNull(),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [index('tickets_utilisateur').on(table.utilisateurId, table.usage)],
);

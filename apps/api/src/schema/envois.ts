import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** Messages that somebody asked to have sent, kept an hour: whoever is known only by their hash. */
export const envoisDemandes = pgTable(
  'envois_demandes',
  {
    id: uuid().primaryKey(),
    destinataire: text().notNull(),
    demandeur: text().notNull(),
    /** `avis` opens nothing: it must not take the place of a message that does. */
    genre: text({ enum: ['lien', 'avis'] }).notNull(),
    le: instant('le').notNull(),
  },
  (table) => [index('envois_demandes_destinataire').on(table.destinataire, table.le)],
);

/** What an account that never proved its address lost, until its person was told. */
export const accesRetires = pgTable('acces_retires', {
  utilisateurId: uuid('utilisateur_id')
    .primaryKey()
    .references(() => utilisateurs.id, { onDelete: 'cascade' }),
  quoi: text({ enum: ['passkey', 'facteur', 'identite', 'programme'] })
    .array()
    .notNull(),
});

import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** Every choice ever made, dated; the last one of a purpose is in force. */
export const consentements = pgTable(
  'consentements',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    finalite: text().notNull(),
    /** Of the text that was shown. */
    version: text().notNull(),
    choix: text({ enum: ['accorde', 'refuse'] }).notNull(),
    choisiLe: instant('choisi_le').notNull(),
  },
  (table) => [index('consentements_utilisateur').on(table.utilisateurId, table.finalite)],
);

export const demandesSuppression = pgTable(
  'demandes_suppression',
  {
    utilisateurId: uuid('utilisateur_id')
      .primaryKey()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    demandeeLe: instant('demandee_le').notNull(),
    /** Asked for by the person, or announced to somebody who no longer comes: any activity then withdraws it. */
    motif: text({ enum: ['demande', 'inactivite'] })
      .notNull()
      .default('demande'),
    effectiveLe: instant('effective_le').notNull(),
  },
  (table) => [index('demandes_suppression_effective').on(table.effectiveLe)],
);

/** Accounts erased: replayed over a restored backup, so that it does not bring them back. */
export const effacements = pgTable('effacements', {
  /** SHA-256 of the identifier of the account. */
  empreinte: text().primaryKey(),
  effaceLe: instant('efface_le').notNull(),
});

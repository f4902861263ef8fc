import { CLES_FORMULES } from '@francis/contract';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** What an account paid for, or was given. What it may ask follows from these rows and the clock alone. */
export const abonnements = pgTable(
  'abonnements',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    formule: text({ enum: CLES_FORMULES }).notNull(),
    /** `migration`: given to who was unlimited before plans; `demonstration` and `essai` count for nothing elsewhere. */
    prestataire: text({ enum: ['stripe', 'essai', 'demonstration', 'migration'] }).notNull(),
    statut: text({ enum: ['actif', 'impaye', 'termine'] }).notNull(),
    souscritLe: instant('souscrit_le').notNull(),
    debutPeriode: instant('debut_periode').notNull(),
    finPeriode: instant('fin_periode').notNull(),
    /** False once the person stopped the renewal: it ends with its period. */
    renouvele: boolean().notNull(),
  },
  (table) => [index('abonnements_utilisateur').on(table.utilisateurId)],
);

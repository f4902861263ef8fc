import {
  date,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions, utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });
const utilisateurId = () =>
  uuid('utilisateur_id')
    .notNull()
    .references(() => utilisateurs.id, { onDelete: 'cascade' });

/** Persons sent to their bank, who are to come back in the same session. Only the SHA-256 of what they bring back. */
export const departsBanque = pgTable(
  'departs_banque',
  {
    empreinte: text().primaryKey(),
    utilisateurId: utilisateurId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [
    index('departs_banque_utilisateur').on(table.utilisateurId),
    index('departs_banque_session').on(table.sessionId),
  ],
);

/** A bank that a person lets us read. */
export const connexionsBanque = pgTable(
  'connexions_banque',
  {
    id: uuid().primaryKey(),
    utilisateurId: utilisateurId(),
    moyen: text({ enum: ['truelayer', 'essai'] }).notNull(),
    /** The bank, as the provider names it. */
    fournisseur: text().notNull(),
    nom: text().notNull(),
    statut: text({ enum: ['active', 'expiree'] }).notNull(),
    /** Both tokens, sealed; null once they are of no use. */
    jetons: text(),
    connecteeLe: instant('connectee_le').notNull(),
    lueLe: instant('lue_le'),
    accordJusquau: instant('accord_jusquau'),
  },
  (table) => [uniqueIndex('connexions_banque_une').on(table.utilisateurId, table.moyen, table.fournisseur)],
);

export const comptesBanque = pgTable(
  'comptes_banque',
  {
    id: uuid().primaryKey(),
    connexionId: uuid('connexion_id')
      .notNull()
      .references(() => connexionsBanque.id, { onDelete: 'cascade' }),
    externeId: text('externe_id').notNull(),
    nom: text().notNull(),
    genre: text().notNull(),
    devise: text().notNull(),
    finIban: text('fin_iban'),
  },
  (table) => [uniqueIndex('comptes_banque_externe').on(table.connexionId, table.externeId)],
);

/** One a day: the last one read. */
export const soldesBanque = pgTable(
  'soldes_banque',
  {
    compteId: uuid('compte_id')
      .notNull()
      .references(() => comptesBanque.id, { onDelete: 'cascade' }),
    /** Day of Paris. */
    jour: date({ mode: 'string' }).notNull(),
    solde: doublePrecision().notNull(),
    disponible: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.compteId, table.jour] })],
);

import { CLES_FORMULES } from '@francis/contract';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });
const utilisateurId = () =>
  uuid('utilisateur_id')
    .notNull()
    .references(() => utilisateurs.id, { onDelete: 'cascade' });
const MOYENS = ['stripe', 'essai'] as const;

/** Under which name a payment provider knows an account: what it says of another customer does not reach it. */
export const clientsPaiement = pgTable(
  'clients_paiement',
  {
    utilisateurId: utilisateurId(),
    prestataire: text({ enum: MOYENS }).notNull(),
    externeId: text('externe_id').notNull().unique(),
    creeLe: instant('cree_le').notNull(),
  },
  (table) => [primaryKey({ columns: [table.utilisateurId, table.prestataire] })],
);

/** What was ordered: the price, the terms and the day are those that the person accepted. */
export const commandes = pgTable(
  'commandes',
  {
    id: uuid().primaryKey(),
    utilisateurId: utilisateurId(),
    prestataire: text({ enum: MOYENS }).notNull(),
    formule: text({ enum: CLES_FORMULES }).notNull(),
    centimes: integer().notNull(),
    tvaCentimes: integer('tva_centimes').notNull(),
    /** Version of the terms. */
    conditions: text().notNull(),
    statut: text({ enum: ['ouverte', 'payee', 'abandonnee'] }).notNull(),
    /** The checkout session of the provider, once it is open. */
    sessionExterne: text('session_externe').unique(),
    retour: text().notNull(),
    annulation: text().notNull(),
    creeeLe: instant('creee_le').notNull(),
  },
  (table) => [index('commandes_utilisateur').on(table.utilisateurId)],
);

/** What an account paid for, or was given. What it may ask follows from these rows and the clock alone. */
export const abonnements = pgTable(
  'abonnements',
  {
    id: uuid().primaryKey(),
    utilisateurId: utilisateurId(),
    commandeId: uuid('commande_id').references(() => commandes.id, { onDelete: 'set null' }),
    formule: text({ enum: CLES_FORMULES }).notNull(),
    /** `migration`: given to who was unlimited before plans; `demonstration` and `essai` count for nothing elsewhere. */
    prestataire: text({ enum: ['stripe', 'essai', 'demonstration', 'migration'] }).notNull(),
    externeId: text('externe_id').unique(),
    statut: text({ enum: ['actif', 'impaye', 'termine'] }).notNull(),
    souscritLe: instant('souscrit_le').notNull(),
    debutPeriode: instant('debut_periode').notNull(),
    finPeriode: instant('fin_periode').notNull(),
    /** False once the person stopped the renewal: it ends with its period. */
    renouvele: boolean().notNull(),
    /** Renewal of which the person was told, by the end of the period. */
    rappelPour: instant('rappel_pour'),
    retracteLe: instant('retracte_le'),
    /** Of the event that wrote it last: an older reading of the provider does not come back over a newer one. */
    rang: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('abonnements_utilisateur').on(table.utilisateurId),
    index('abonnements_commande').on(table.commandeId),
  ],
);

/** Each thing that a provider said, once, and what we asked it: the rank orders their readings. */
export const evenementsPaiement = pgTable('evenements_paiement', {
  /** The provider's own identifier. */
  id: text().primaryKey(),
  rang: bigserial({ mode: 'number' }).notNull(),
  type: text().notNull(),
  clientExterne: text('client_externe'),
  abonnementExterne: text('abonnement_externe'),
  factureExterne: text('facture_externe'),
  recuLe: instant('recu_le').notNull(),
  traiteLe: instant('traite_le'),
});

export const factures = pgTable(
  'factures',
  {
    id: uuid().primaryKey(),
    utilisateurId: utilisateurId(),
    abonnementId: uuid('abonnement_id').references(() => abonnements.id, { onDelete: 'set null' }),
    externeId: text('externe_id').unique(),
    numero: text().notNull(),
    centimes: integer().notNull(),
    tvaCentimes: integer('tva_centimes').notNull(),
    statut: text({ enum: ['due', 'payee', 'remboursee'] }).notNull(),
    emiseLe: instant('emise_le').notNull(),
    lien: text(),
  },
  (table) => [
    index('factures_utilisateur').on(table.utilisateurId),
    index('factures_abonnement').on(table.abonnementId),
  ],
);

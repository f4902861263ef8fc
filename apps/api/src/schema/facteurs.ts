import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

const titulaire = () =>
  uuid('utilisateur_id')
    .notNull()
    .references(() => utilisateurs.id, { onDelete: 'cascade' });

export const facteurs = pgTable(
  'facteurs',
  {
    id: uuid().primaryKey(),
    utilisateurId: titulaire(),
    nom: text().notNull(),
    /** Sealed (AES-256-GCM), bound to this factor. */
    secret: text().notNull(),
    creeLe: instant('cree_le').notNull(),
    /** Null until a first code proved that the application holds the secret. */
    confirmeLe: instant('confirme_le'),
    /** Time step of the last accepted code: a code, and those before it, never serve again. */
    dernierPas: bigint('dernier_pas', { mode: 'number' }).notNull().default(-1),
    /** Tries in the window that began at `fenetreLe`. */
    essais: integer().notNull().default(0),
    fenetreLe: instant('fenetre_le'),
  },
  (table) => [index('facteurs_utilisateur').on(table.utilisateurId)],
);

/** A login that waits for its second factor; only the SHA-256 of its token is kept. */
export const defisMfa = pgTable(
  'defis_mfa',
  {
    empreinte: text().primaryKey(),
    utilisateurId: titulaire(),
    creeLe: instant('cree_le').notNull(),
    expireLe: instant('expire_le').notNull(),
    empreinteAppareil: text('empreinte_appareil'),
  },
  (table) => [index('defis_mfa_utilisateur').on(table.utilisateurId)],
);

export const codesSecours = pgTable(
  'codes_secours',
  {
    id: uuid().primaryKey(),
    utilisateurId: titulaire(),
    /** SHA-256: the code is 120 bits drawn at random. */
    empreinte: text().notNull(),
    utiliseLe: instant('utilise_le'),
  },
  (table) => [uniqueIndex('codes_secours_empreinte').on(table.utilisateurId, table.empreinte)],
);

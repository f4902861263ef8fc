import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** Accounts at other providers that open an account here: known by issuer and subject, never by address. */
export const identitesExternes = pgTable(
  'identites_externes',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    fournisseur: text().notNull(),
    emetteur: text().notNull(),
    sujet: text().notNull(),
    email: text(),
    lieeLe: instant('liee_le').notNull(),
    utiliseeLe: instant('utilisee_le'),
  },
  (table) => [
    uniqueIndex('identites_externes_sujet').on(table.emetteur, table.sujet),
    index('identites_externes_utilisateur').on(table.utilisateurId),
  ],
);

/** A browser that left for a provider and has not come back. */
export const echangesExternes = pgTable(
  'echanges_externes',
  {
    /** SHA-256 of `state`. */
    empreinte: text().primaryKey(),
    fournisseur: text().notNull(),
    /** PKCE verifier, sealed. */
    verificateur: text().notNull(),
    nonce: text().notNull(),
    /** SHA-256 of the cookie of the browser that left: another one cannot come back in its place. */
    navigateur: text().notNull(),
    /** Who links an identity; null for a login. */
    utilisateurId: uuid('utilisateur_id').references(() => utilisateurs.id, { onDelete: 'cascade' }),
    typeCompte: text('type_compte', { enum: ['particulier', 'professionnel'] }).notNull(),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [index('echanges_externes_utilisateur').on(table.utilisateurId)],
);

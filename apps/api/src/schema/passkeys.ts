import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** Public keys that open a session at the second level: the device asks its owner for a gesture or a code. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    nom: text().notNull(),
    /** Credential identifier given by the authenticator, base64url. */
    identifiant: text().notNull().unique(),
    /** COSE public key, base64url. */
    cle: text().notNull(),
    /** Signature counter; stays 0 for keys that are synchronised. */
    compteur: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    synchronisee: boolean().notNull(),
    creeLe: instant('cree_le').notNull(),
    utiliseLe: instant('utilise_le'),
  },
  (table) => [index('passkeys_utilisateur').on(table.utilisateurId)],
);

/** Challenges given and not answered yet; only the SHA-256. */
export const defisWebauthn = pgTable(
  'defis_webauthn',
  {
    empreinte: text().primaryKey(),
    /** Who adds a key; null for a login, which does not say who comes. */
    utilisateurId: uuid('utilisateur_id').references(() => utilisateurs.id, { onDelete: 'cascade' }),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [index('defis_webauthn_utilisateur').on(table.utilisateurId)],
);

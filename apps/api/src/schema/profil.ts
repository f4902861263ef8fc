import type { Profil } from '@francis/contract';
import { jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

/** The profile is read and written whole; its fields and bounds are those of the contract. */
export const profils = pgTable('profils', {
  utilisateurId: uuid('utilisateur_id')
    .primaryKey()
    .references(() => utilisateurs.id, { onDelete: 'cascade' }),
  donnees: jsonb().$type<Profil>().notNull(),
  modifieLe: timestamp('modifie_le', { withTimezone: true, mode: 'date' }).notNull(),
});

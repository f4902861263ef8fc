import { index, pgPolicy, pgRole, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/**
 * The role that a transaction takes to work for one firm: it owns nothing, so row security holds for it even when the
 * application connects as the owner of the tables. The migration creates it; it belongs to the whole server.
 */
export const ROLE_CABINET = 'francis_cabinet';
export const roleCabinet = pgRole(ROLE_CABINET).existing();

/** The firm of the transaction; empty or absent, no row is visible. */
export const cabinetCourant = sql`nullif(current_setting('francis.cabinet', true), '')::uuid`;

export const cabinets = pgTable(
  'cabinets',
  {
    id: uuid().primaryKey(),
    nom: text().notNull(),
    creeLe: instant('cree_le').notNull(),
  },
  (table) => [pgPolicy('cabinets_cloison', { to: roleCabinet, using: sql`${table.id} = ${cabinetCourant}` })],
).enableRLS();

/** An adviser of a firm. A person belongs to one firm; a firm has one member for now, and may have several. */
export const membresCabinet = pgTable(
  'membres_cabinet',
  {
    utilisateurId: uuid('utilisateur_id')
      .primaryKey()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    role: text({ enum: ['titulaire', 'conseiller', 'lecteur'] }).notNull(),
    depuisLe: instant('depuis_le').notNull(),
  },
  (table) => [
    index('membres_cabinet_cabinet').on(table.cabinetId),
    pgPolicy('membres_cabinet_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

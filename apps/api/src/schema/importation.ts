import type { ChampClient, FauteImport } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgPolicy, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** A file of clients that somebody is about to import: it waits a day at most, seen by nobody else. */
export const importsClients = pgTable(
  'imports_clients',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    colonnes: jsonb().$type<readonly string[]>().notNull(),
    lignes: integer().notNull(),
    /** What each column fills, once it was checked. */
    correspondance: jsonb().$type<readonly (ChampClient | null)[]>(),
    deposeLe: instant('depose_le').notNull(),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [
    index('imports_clients_utilisateur').on(table.utilisateurId),
    index('imports_clients_cabinet').on(table.cabinetId),
    index('imports_clients_fin').on(table.expireLe),
    pgPolicy('imports_clients_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** Its lines as they were written, then as they were understood. */
export const importsLignes = pgTable(
  'imports_lignes',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => importsClients.id, { onDelete: 'cascade' }),
    cabinetId: uuid('cabinet_id').notNull(),
    /** In the file, its heading being the first. */
    rang: integer().notNull(),
    cellules: jsonb().$type<readonly string[]>().notNull(),
    champs: jsonb().$type<Readonly<Record<string, string | number | null>>>(),
    fautes: jsonb().$type<FauteImport['fautes']>(),
    doublon: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rang] }),
    index('imports_lignes_cabinet').on(table.cabinetId),
    pgPolicy('imports_lignes_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

import { type BilanPassage, type ReformeDemandee, STATUTS_LIGNE } from '@francis/contract';
import type { FoyerPartiel } from '@francis/fiscal';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { clients } from './clients.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

interface Levier {
  readonly id: string;
  readonly titre: string;
  readonly gain: number;
}
/** Euros; null when the file allows no computation. */
const chiffres = {
  statut: text({ enum: [...STATUTS_LIGNE] }).notNull(),
  impot: doublePrecision(),
  tmi: doublePrecision(),
  gain: doublePrecision(),
  leviers: jsonb().$type<readonly Levier[]>().notNull(),
  manques: jsonb().$type<readonly string[]>().notNull(),
};

/** One run over all the clients of a firm. */
export const portefeuillePassages = pgTable(
  'portefeuille_passages',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    /** As they were called then. */
    auteur: text().notNull(),
    demandeLe: instant('demande_le').notNull(),
    finiLe: instant('fini_le'),
    /** The job that does it. */
    travail: uuid(),
    annee: integer().notNull(),
    parametres: text().notNull(),
    reforme: jsonb().$type<ReformeDemandee>(),
    total: integer().notNull(),
    bilan: jsonb().$type<BilanPassage>(),
  },
  (table) => [
    index('portefeuille_passages_cabinet').on(table.cabinetId, table.demandeLe),
    uniqueIndex('portefeuille_passages_un_seul').on(table.cabinetId).where(sql`"fini_le" is null`),
    pgPolicy('portefeuille_passages_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** The last computation of each client under the law: a file that has not changed is not computed again. */
export const portefeuilleCalculs = pgTable(
  'portefeuille_calculs',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    cabinetId: uuid('cabinet_id').notNull(),
    versionDossier: integer('version_dossier').notNull(),
    /** Of the file, who it is about apart. */
    empreinte: text().notNull(),
    parametres: text().notNull(),
    /** What the engine takes, but what it supposes of anybody, so that a reform is tried without reading the file again. */
    foyer: jsonb().$type<FoyerPartiel>(),
    ...chiffres,
  },
  (table) => [
    index('portefeuille_calculs_cabinet').on(table.cabinetId),
    pgPolicy('portefeuille_calculs_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** One client of a run. */
export const portefeuilleLignes = pgTable(
  'portefeuille_lignes',
  {
    passageId: uuid('passage_id')
      .notNull()
      .references(() => portefeuillePassages.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    cabinetId: uuid('cabinet_id').notNull(),
    ...chiffres,
    effet: doublePrecision(),
  },
  (table) => [
    primaryKey({ columns: [table.passageId, table.clientId] }),
    index('portefeuille_lignes_client').on(table.clientId),
    index('portefeuille_lignes_cabinet').on(table.cabinetId),
    // One index an order of the list, which row security lets serve (no `coalesce`): a page is read from where the last one ended.
    index('portefeuille_lignes_impot').on(
      table.passageId,
      sql`(case when "impot" is null then -1e15 else "impot" end)`,
      table.clientId,
    ),
    index('portefeuille_lignes_tmi').on(
      table.passageId,
      sql`(case when "tmi" is null then -1e15 else "tmi" end)`,
      table.clientId,
    ),
    index('portefeuille_lignes_gain').on(
      table.passageId,
      sql`(case when "gain" is null then -1e15 else "gain" end)`,
      table.clientId,
    ),
    index('portefeuille_lignes_effet').on(
      table.passageId,
      sql`(case when "effet" is null then -1e15 else "effet" end)`,
      table.clientId,
    ),
    pgPolicy('portefeuille_lignes_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

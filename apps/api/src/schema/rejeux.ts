import type { AnalyseRejouee } from '@francis/contract';
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
import { analysesClients } from './analyses.ts';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { clients } from './clients.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** One replay of all the kept analyses of a firm, for one year of incomes, under one state of the law. */
export const rejeuxPassages = pgTable(
  'rejeux_passages',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    annee: integer().notNull(),
    /** Fingerprint of the legal numbers that the analyses are replayed under. */
    parametres: text().notNull(),
    demandeLe: instant('demande_le').notNull(),
    finiLe: instant('fini_le'),
    /** The job that does it. */
    travail: uuid(),
    relues: integer().notNull().default(0),
    changees: integer().notNull().default(0),
  },
  (table) => [
    index('rejeux_passages_cabinet').on(table.cabinetId, table.demandeLe),
    uniqueIndex('rejeux_passages_un_seul').on(table.cabinetId, table.annee).where(sql`"fini_le" is null`),
    pgPolicy('rejeux_passages_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** What a kept analysis becomes under another law, and why: once for each state of the law. */
export const rejeuxAnalyses = pgTable(
  'rejeux_analyses',
  {
    analyseId: uuid('analyse_id')
      .notNull()
      .references(() => analysesClients.id, { onDelete: 'cascade' }),
    parametres: text().notNull(),
    cabinetId: uuid('cabinet_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    le: instant('le').notNull(),
    /** Euros; null when the law of today allows no computation of these facts. */
    ecart: doublePrecision(),
    phrase: text().notNull(),
    chiffres: jsonb().$type<AnalyseRejouee['chiffres']>().notNull(),
    loi: jsonb().$type<AnalyseRejouee['loi']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.analyseId, table.parametres] }),
    index('rejeux_analyses_client').on(table.clientId),
    index('rejeux_analyses_cabinet').on(table.cabinetId),
    pgPolicy('rejeux_analyses_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

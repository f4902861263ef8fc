import { GENRES_ANALYSE, type AnalyseGenerale, type AnalyseIrpp } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { clients } from './clients.ts';

export interface FaitGarde {
  readonly chemin: string;
  readonly valeur: number | string | boolean;
}

/** What an analysis answered, and the facts that it was made with: read and given back, never rewritten. */
export const analysesClients = pgTable(
  'analyses_clients',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    genre: text({ enum: [...GENRES_ANALYSE] }).notNull(),
    /** As they were called then. */
    auteur: text().notNull(),
    le: timestamp('le', { withTimezone: true, mode: 'date' }).notNull(),
    versionDossier: integer('version_dossier').notNull(),
    annee: integer().notNull(),
    /** Fingerprint of the legal numbers of the year. */
    parametres: text().notNull(),
    faits: jsonb().$type<readonly FaitGarde[]>().notNull(),
    /** The answer, its trace included. */
    resultat: jsonb().$type<AnalyseIrpp | AnalyseGenerale>().notNull(),
  },
  (table) => [
    index('analyses_clients_client').on(table.cabinetId, table.clientId, table.le),
    // What was computed under another law is looked for at each start.
    index('analyses_clients_loi').on(table.annee, table.parametres, table.cabinetId),
    pgPolicy('analyses_clients_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

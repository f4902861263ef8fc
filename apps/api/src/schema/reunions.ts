import { ETATS_REUNION, type LigneReunion, type PropositionReunion } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { clients } from './clients.ts';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** A meeting or an interview, from the agreement of those who attend to the file that receives it. */
export const reunions = pgTable(
  'reunions',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    /** The file that receives it; nobody but who opened it sees it before. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'cascade' }),
    ouvertePar: uuid('ouverte_par').references(() => utilisateurs.id, { onDelete: 'set null' }),
    source: text({ enum: ['teams', 'entretien'] }).notNull(),
    titre: text().notNull(),
    etat: text({ enum: [...ETATS_REUNION] }).notNull(),
    /** As they were called then: who said that those who attend agreed, when, on which text. */
    accordPar: text('accord_par').notNull(),
    accordTexte: text('accord_texte').notNull(),
    commenceeLe: instant('commencee_le').notNull(),
    /** When its last lines were heard; none are kept before its end. */
    entendueLe: instant('entendue_le'),
    dureeMinutes: integer('duree_minutes'),
    participants: jsonb().$type<readonly string[]>().notNull().default(sql`'[]'::jsonb`),
    lignes: jsonb().$type<readonly LigneReunion[]>(),
    resume: jsonb().$type<readonly string[]>(),
    propositions: jsonb().$type<readonly PropositionReunion[]>().notNull().default(sql`'[]'::jsonb`),
    /** What the reading says of itself. */
    lecture: text(),
    acceptes: jsonb().$type<readonly string[]>().notNull().default(sql`'[]'::jsonb`),
  },
  (table) => [
    index('reunions_cabinet').on(table.cabinetId, table.commenceeLe, table.id),
    index('reunions_client').on(table.clientId),
    index('reunions_ouverte_par').on(table.ouvertePar),
    pgPolicy('reunions_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

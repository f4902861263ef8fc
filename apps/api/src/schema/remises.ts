import { type ChampRemettable, ETATS_REMISE, type FaitRemis } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgPolicy, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { clients } from './clients.ts';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** The situation that a person handed to one professional, as it was that day; empty once it is taken back. */
export const remises = pgTable(
  'remises',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    professionnelId: uuid('professionnel_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    /** Where the professional worked then: what they received does not follow them elsewhere. */
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    /** As each was called then. */
    de: text().notNull(),
    professionnel: text().notNull(),
    faits: jsonb().$type<readonly FaitRemis[]>().notNull(),
    texte: text().notNull(),
    etat: text({ enum: [...ETATS_REMISE] }).notNull(),
    envoyeeLe: instant('envoyee_le').notNull(),
    repondueLe: instant('repondue_le'),
    repriseLe: instant('reprise_le'),
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    inscrits: jsonb().$type<readonly ChampRemettable[]>().notNull().default(sql`'[]'::jsonb`),
  },
  (table) => [
    uniqueIndex('remises_ouverte')
      .on(table.utilisateurId, table.professionnelId)
      .where(sql`${table.etat} in ('envoyee', 'acceptee')`),
    index('remises_utilisateur').on(table.utilisateurId, table.envoyeeLe),
    index('remises_professionnel').on(table.professionnelId, table.envoyeeLe),
    index('remises_cabinet').on(table.cabinetId),
    index('remises_client').on(table.clientId),
    pgPolicy('remises_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

import { GENRES_MODELE } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgPolicy, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });
const cabinetId = () =>
  uuid('cabinet_id')
    .notNull()
    .references(() => cabinets.id, { onDelete: 'cascade' });

/**
 * The key of one client’s advice and the head of their chain. No reference to the file: it outlives it for as long as
 * the law has the advice kept.
 */
export const coffresConseils = pgTable(
  'coffres_conseils',
  {
    clientId: uuid('client_id').primaryKey(),
    cabinetId: cabinetId(),
    /** Sealed by the server; null once there is nothing left to open. */
    cle: text(),
    /** Rank and chain of the last link, sealed: who writes in the base alone can neither cut nor remake a chain. */
    tete: text(),
  },
  (table) => [
    index('coffres_conseils_cabinet').on(table.cabinetId),
    pgPolicy('coffres_conseils_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** Advice as it was given, one link after the other; triggers refuse to change one, except to empty what is due. */
export const conseils = pgTable(
  'conseils',
  {
    id: uuid().primaryKey(),
    cabinetId: cabinetId(),
    clientId: uuid('client_id').notNull(),
    analyseId: uuid('analyse_id').notNull(),
    /** From 1, without gap, in the chain of the client. */
    rang: integer().notNull(),
    le: instant('le').notNull(),
    conserveJusquau: instant('conserve_jusquau').notNull(),
    /** SHA-256 of the salt and the content. The salt is sealed with it: without the key, no content can be tried. */
    empreinte: text().notNull(),
    precedente: text().notNull(),
    chaine: text().notNull(),
    /** Its own key, sealed by that of the client. */
    cle: text(),
    scelle: text(),
  },
  (table) => [
    uniqueIndex('conseils_rang').on(table.clientId, table.rang),
    uniqueIndex('conseils_analyse').on(table.cabinetId, table.analyseId),
    index('conseils_echeance').on(table.conserveJusquau),
    pgPolicy('conseils_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** Letters of the firm, with their placeholders. */
export const modelesCabinet = pgTable(
  'modeles_cabinet',
  {
    cabinetId: cabinetId(),
    genre: text({ enum: [...GENRES_MODELE] }).notNull(),
    texte: text().notNull(),
    modifieLe: instant('modifie_le').notNull(),
    /** As they were called then. */
    modifiePar: text('modifie_par').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cabinetId, table.genre] }),
    pgPolicy('modeles_cabinet_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

import { DROITS_DETENTION, GENRES_ENTITE, LIENS_CLIENT } from '@francis/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgPolicy,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { clients } from './clients.ts';

const cloison = (nom: string, cabinetId: unknown) =>
  pgPolicy(nom, { to: roleCabinet, using: sql`${cabinetId} = ${cabinetCourant}` });
const duCabinet = () =>
  uuid('cabinet_id')
    .notNull()
    .references(() => cabinets.id, { onDelete: 'cascade' });
const duClient = (nom: string) => uuid(nom).references(() => clients.id, { onDelete: 'cascade' });

/** Two files of one firm, and what the second is to the first. One row, read from both ends. */
export const clientsLiens = pgTable(
  'clients_liens',
  {
    id: uuid().primaryKey(),
    cabinetId: duCabinet(),
    clientId: duClient('client_id').notNull(),
    autreId: duClient('autre_id').notNull(),
    nature: text({ enum: [...LIENS_CLIENT] }).notNull(),
  },
  (table) => [
    // Whichever was linked first: two people are linked once.
    uniqueIndex('clients_liens_paire').on(
      sql`least(${table.clientId}, ${table.autreId})`,
      sql`greatest(${table.clientId}, ${table.autreId})`,
    ),
    index('clients_liens_client').on(table.clientId),
    index('clients_liens_autre').on(table.autreId),
    check('clients_liens_deux', sql`${table.clientId} <> ${table.autreId}`),
    cloison('clients_liens_cloison', table.cabinetId),
  ],
).enableRLS();

/** A company, or a good that several hold. It lasts as long as somebody of the firm's files holds it. */
export const entites = pgTable(
  'entites',
  {
    id: uuid().primaryKey(),
    cabinetId: duCabinet(),
    version: integer().notNull().default(1),
    genre: text({ enum: [...GENRES_ENTITE] }).notNull(),
    nom: text().notNull(),
    forme: text().notNull(),
    valeur: doublePrecision(),
    modifieLe: timestamp('modifie_le', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('entites_cabinet').on(table.cabinetId), cloison('entites_cloison', table.cabinetId)],
).enableRLS();

/** Who holds what part of a company or of a good: a file, or another company. */
export const detentions = pgTable(
  'detentions',
  {
    id: uuid().primaryKey(),
    cabinetId: duCabinet(),
    entiteId: uuid('entite_id')
      .notNull()
      .references(() => entites.id, { onDelete: 'cascade' }),
    clientId: duClient('client_id'),
    porteurId: uuid('porteur_id').references(() => entites.id, { onDelete: 'cascade' }),
    droit: text({ enum: [...DROITS_DETENTION] }).notNull(),
    /** Per cent. */
    part: doublePrecision().notNull(),
    rang: integer().notNull(),
  },
  (table) => [
    index('detentions_entite').on(table.entiteId, table.rang),
    index('detentions_client').on(table.clientId),
    index('detentions_porteur').on(table.porteurId),
    check('detentions_un_porteur', sql`(${table.clientId} is null) <> (${table.porteurId} is null)`),
    cloison('detentions_cloison', table.cabinetId),
  ],
).enableRLS();

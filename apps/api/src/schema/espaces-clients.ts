import type { DocumentDemande } from '@francis/contract';
import type { LectureDeDocument } from '@francis/documents';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgPolicy, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { clients } from './clients.ts';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** What a client proposes for one fact; nothing of it is in the file until an adviser accepts. */
export interface PropositionEnBase {
  readonly id: string;
  readonly chemin: string;
  readonly valeur: number | string | boolean;
  /** The deposit that says it; null when the client typed it. */
  readonly depot: string | null;
  readonly page: number | null;
  readonly aVerifier: boolean;
  readonly etat: 'attente' | 'acceptee' | 'refusee';
  /** As they were called then. */
  readonly par: string | null;
  readonly le: string | null;
}

/** What a client of a firm was asked, by a link and a code that both reach one address. */
export const espacesClients = pgTable(
  'espaces_clients',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    invitePar: uuid('invite_par').references(() => utilisateurs.id, { onDelete: 'set null' }),
    /** As they were called then. */
    par: text().notNull(),
    faits: jsonb().$type<readonly { readonly chemin: string; readonly montrer: boolean }[]>().notNull(),
    documents: jsonb().$type<readonly DocumentDemande[]>().notNull(),
    /** SHA-256 of what the link holds. */
    empreinte: text().notNull().unique(),
    envoyeeLe: instant('envoyee_le').notNull(),
    expireLe: instant('expire_le').notNull(),
    ouverteLe: instant('ouverte_le'),
    recueLe: instant('recue_le'),
    /** When the adviser was last told of an answer. */
    annonceeLe: instant('annoncee_le'),
    revoqueeLe: instant('revoquee_le'),
    /** HMAC under a key of the server: six digits would not resist a dump of plain hashes. */
    codeEmpreinte: text('code_empreinte'),
    codeExpireLe: instant('code_expire_le'),
    codeEssais: integer('code_essais').notNull().default(0),
    codesEmis: integer('codes_emis').notNull().default(0),
    /** SHA-256 of the cookie of who gave the code. */
    sessionEmpreinte: text('session_empreinte'),
    sessionExpireLe: instant('session_expire_le'),
    propositions: jsonb().$type<readonly PropositionEnBase[]>().notNull().default(sql`'[]'::jsonb`),
  },
  (table) => [
    index('espaces_clients_client').on(table.clientId, table.envoyeeLe),
    index('espaces_clients_cabinet').on(table.cabinetId),
    index('espaces_clients_invite_par').on(table.invitePar),
    index('espaces_clients_fin').on(table.expireLe),
    index('espaces_clients_a_annoncer')
      .on(table.clientId)
      .where(sql`"recue_le" is not null and ("annoncee_le" is null or "annoncee_le" < "recue_le")`),
    pgPolicy('espaces_clients_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** A file that a client handed over. It stays in the storage, sealed, for the firm, as long as the line. */
export const depotsEspace = pgTable(
  'depots_espace',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    espaceId: uuid('espace_id')
      .notNull()
      .references(() => espacesClients.id, { onDelete: 'cascade' }),
    /** Which of the documents that were asked for it answers. */
    demande: text().notNull(),
    /** A document of no known kind is handed over without being read. */
    libre: boolean().notNull(),
    etat: text({ enum: ['attente', 'lu', 'refuse'] }).notNull(),
    nature: text().notNull(),
    deposeLe: instant('depose_le').notNull(),
    /** When an instance took it to read. */
    prisLe: instant('pris_le'),
    refus: text(),
    /** Facts and where they stand; never the text of the file. */
    lecture: jsonb().$type<LectureDeDocument>(),
  },
  (table) => [
    index('depots_espace_espace').on(table.espaceId, table.deposeLe),
    index('depots_espace_client').on(table.clientId),
    index('depots_espace_cabinet').on(table.cabinetId),
    index('depots_espace_attente').on(table.deposeLe).where(sql`${table.etat} = 'attente'`),
    pgPolicy('depots_espace_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

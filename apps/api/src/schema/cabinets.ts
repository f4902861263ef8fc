import { CLES_FONCTIONS, ROLES_CABINET } from '@francis/contract';
import { index, integer, pgPolicy, pgRole, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    siret: text(),
    telephone: text(),
    adresse: text(),
    site: text(),
    creeLe: instant('cree_le').notNull(),
  },
  (table) => [pgPolicy('cabinets_cloison', { to: roleCabinet, using: sql`${table.id} = ${cabinetCourant}` })],
).enableRLS();

/** An adviser of a firm. A person belongs to one firm; a firm has one member or several. */
export const membresCabinet = pgTable(
  'membres_cabinet',
  {
    utilisateurId: uuid('utilisateur_id')
      .primaryKey()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    role: text({ enum: [...ROLES_CABINET] }).notNull(),
    fonction: text({ enum: [...CLES_FONCTIONS] }),
    specialite: text(),
    anneesExperience: integer('annees_experience'),
    depuisLe: instant('depuis_le').notNull(),
  },
  (table) => [
    index('membres_cabinet_cabinet').on(table.cabinetId),
    pgPolicy('membres_cabinet_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** What a firm accepted of the processor agreement (GDPR, article 28), version after version: the proof of each. */
export const accordsCabinet = pgTable(
  'accords_cabinet',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    acceptePar: uuid('accepte_par').references(() => utilisateurs.id, { onDelete: 'set null' }),
    /** As the person was called then. */
    auteur: text().notNull(),
    accepteLe: instant('accepte_le').notNull(),
  },
  (table) => [
    uniqueIndex('accords_cabinet_version').on(table.cabinetId, table.version),
    index('accords_cabinet_par').on(table.acceptePar),
    pgPolicy('accords_cabinet_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** Who was asked to join a firm: the link that leaves by e-mail opens it once, for that address alone. */
export const invitationsCabinet = pgTable(
  'invitations_cabinet',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: [...ROLES_CABINET] }).notNull(),
    /** SHA-256 of what the link holds. */
    empreinte: text().notNull().unique(),
    inviteePar: uuid('invitee_par').references(() => utilisateurs.id, { onDelete: 'set null' }),
    creeeLe: instant('creee_le').notNull(),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_cabinet_email').on(table.cabinetId, table.email),
    index('invitations_cabinet_par').on(table.inviteePar),
    pgPolicy('invitations_cabinet_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** The picture at the top of what a firm hands over, as we drew it again: nothing of the file that came is kept. */
export const logosCabinet = pgTable(
  'logos_cabinet',
  {
    cabinetId: uuid('cabinet_id')
      .primaryKey()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    /** PNG in base 64. */
    image: text().notNull(),
    modifieLe: instant('modifie_le').notNull(),
  },
  (table) => [
    pgPolicy('logos_cabinet_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

import type { PorteeCle } from '@francis/contract';
import { index, integer, jsonb, pgPolicy, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { cabinetCourant, cabinets, membresCabinet, roleCabinet } from './cabinets.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** A program of a firm. It hangs on the membership of who made it: leaving the firm ends it, in the base itself. */
export const clesApi = pgTable(
  'cles_api',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => membresCabinet.utilisateurId, { onDelete: 'cascade' }),
    nom: text().notNull(),
    /** First characters, by which a person recognises it. */
    debut: text().notNull(),
    /** SHA-256 of the key: 256 random bits, so a plain hash is enough. */
    empreinte: text().notNull().unique(),
    portees: jsonb().$type<PorteeCle[]>().notNull(),
    /** What the session that made it had proved: a key does not prove more. */
    niveau: text({ enum: ['aal1', 'aal2'] }).notNull(),
    creeeLe: instant('creee_le').notNull(),
    expireLe: instant('expire_le').notNull(),
    utiliseeLe: instant('utilisee_le'),
    revoqueeLe: instant('revoquee_le'),
  },
  (table) => [
    index('cles_api_cabinet').on(table.cabinetId, table.creeeLe),
    index('cles_api_utilisateur').on(table.utilisateurId),
    pgPolicy('cles_api_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** Writes that carried an `Idempotency-Key`, and what was answered, sealed, so that a repeat does nothing twice. */
export const requetesIdempotentes = pgTable(
  'requetes_idempotentes',
  {
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => membresCabinet.utilisateurId, { onDelete: 'cascade' }),
    /** SHA-256 of the API key or of the session's name, and of the header. */
    cle: text().notNull(),
    cleApiId: uuid('cle_api_id').references(() => clesApi.id, { onDelete: 'cascade' }),
    /** SHA-256 of the method, the address and the body. */
    empreinte: text().notNull(),
    /** Absent until the answer is known. */
    statut: integer(),
    type: text(),
    corps: text(),
    recueLe: instant('recue_le').notNull(),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.utilisateurId, table.cle] }),
    index('requetes_idempotentes_fin').on(table.expireLe),
    index('requetes_idempotentes_cle_api').on(table.cleApiId),
  ],
);

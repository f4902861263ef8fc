import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgPolicy, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/**
 * The whole of a firm as one file, kept a few days. A trigger removes them as soon as a client of the firm is erased:
 * without its key, which is here alone, the file is nothing.
 */
export const archivesCabinet = pgTable(
  'archives_cabinet',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    demandeePar: uuid('demandee_par').references(() => utilisateurs.id, { onDelete: 'set null' }),
    /** As they were called then. */
    auteur: text().notNull(),
    demandeeLe: instant('demandee_le').notNull(),
    /** The job that makes it. */
    travail: uuid(),
    /** What seals the file, itself sealed by the server. */
    cle: text(),
    preteLe: instant('prete_le'),
    expireLe: instant('expire_le'),
    octets: bigint({ mode: 'number' }),
    /** SHA-256 of the file as it is handed over. */
    somme: text(),
    clients: integer(),
    fichiers: integer(),
  },
  (table) => [
    index('archives_cabinet_cabinet').on(table.cabinetId, table.demandeeLe),
    index('archives_cabinet_par').on(table.demandeePar),
    uniqueIndex('archives_cabinet_une_seule').on(table.cabinetId).where(sql`"prete_le" is null`),
    pgPolicy('archives_cabinet_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

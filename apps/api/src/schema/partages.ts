import type { ResultatPartage } from '@francis/contract';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** A figure that somebody chose to show: of nobody, without what was typed, until it is ended or dies. */
export const resultatsPartages = pgTable(
  'resultats_partages',
  {
    /** SHA-256 of the token: who reads the database opens nothing. */
    empreinte: text().primaryKey(),
    cleEmpreinte: text('cle_empreinte').notNull(),
    contenu: jsonb().$type<Omit<ResultatPartage, 'cree_le' | 'expire_le'>>().notNull(),
    creeLe: instant('cree_le').notNull(),
    expireLe: instant('expire_le').notNull(),
  },
  (table) => [index('resultats_partages_expire').on(table.expireLe)],
);

import type { LectureDeDocument } from '@francis/documents';
import { ETATS_DOCUMENT } from '@francis/contract';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** A file that a person deposited, and what was read in it. The file itself is in the storage, sealed, while it is needed. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    etat: text({ enum: ETATS_DOCUMENT }).notNull(),
    nature: text().notNull(),
    /** The person keeps the file; otherwise it is erased once read. */
    garde: boolean().notNull(),
    deposeLe: instant('depose_le').notNull(),
    /** When an instance took it to read. */
    prisLe: instant('pris_le'),
    refus: text(),
    /** Facts and where they stand; never the text of the file. */
    lecture: jsonb().$type<LectureDeDocument>(),
    acceptes: jsonb().$type<readonly string[]>(),
  },
  (table) => [index('documents_utilisateur').on(table.utilisateurId)],
);

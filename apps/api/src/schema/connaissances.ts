import type { SourceCorpus } from '@francis/knowledge';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const SOURCES = ['bofip', 'legi', 'service-public'] as const satisfies readonly SourceCorpus[];

const octets = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (donnees) => Buffer.from(donnees.buffer, donnees.byteOffset, donnees.byteLength),
  fromDriver: ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
});

/** One run of the importer over one folder or archive, and how far it went. */
export const corpusLots = pgTable(
  'corpus_lots',
  {
    id: uuid().primaryKey(),
    source: text({ enum: SOURCES }).notNull(),
    /** Absolute path of what is read. */
    origine: text().notNull(),
    etat: text({ enum: ['en_cours', 'termine'] }).notNull(),
    /** Files already read, in the order of the walk, and the last of them: a resumed run skips them. */
    fichiers: integer().notNull().default(0),
    dernierFichier: text('dernier_fichier'),
    passages: integer().notNull().default(0),
    refuses: integer().notNull().default(0),
    commenceLe: timestamp('commence_le', { withTimezone: true, mode: 'date' }).notNull(),
    termineLe: timestamp('termine_le', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    uniqueIndex('corpus_lots_en_cours').on(table.source, table.origine).where(sql`${table.etat} = 'en_cours'`),
  ],
);

/**
 * A piece of an official text, in one of its versions. Only the importer writes here: this table is the list of what may
 * be quoted as law. It holds nothing about anybody.
 */
export const corpusPassages = pgTable(
  'corpus_passages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: text({ enum: SOURCES }).notNull(),
    /** The text whatever its version: `BOI-IR-LIQ-20-10`, `CGI-197`, `F358`. */
    identifiant: text().notNull(),
    /** Identifier that the publisher gives to this very version. */
    version: text().notNull(),
    /** Place of the piece in its text, from 0. */
    ordre: integer().notNull(),
    titre: text().notNull(),
    texte: text().notNull(),
    url: text().notNull(),
    /** First day in force. */
    debut: date({ mode: 'string' }).notNull(),
    /** First day no longer in force: the publisher's, or the first day of the next version. */
    fin: date({ mode: 'string' }),
    finPubliee: date('fin_publiee', { mode: 'string' }),
    /** SHA-256 of what was read. */
    empreinte: text().notNull(),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => corpusLots.id),
  },
  (table) => [
    uniqueIndex('corpus_passages_version').on(table.source, table.identifiant, table.debut, table.ordre),
    index('corpus_passages_identifiant').on(table.identifiant),
    index('corpus_passages_de_version').on(table.version),
    index('corpus_passages_lot').on(table.lotId),
    check('corpus_passages_source', sql`${table.source} in ('bofip', 'legi', 'service-public')`),
    check('corpus_passages_dates', sql`${table.fin} is null or ${table.fin} >= ${table.debut}`),
  ],
);

/** A whole search index, built beside the current one and published at once. */
export const corpusGenerations = pgTable(
  'corpus_generations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courante: boolean().notNull().default(false),
    /** What the index was built from; the same stamp means nothing to do. */
    empreinte: text().notNull(),
    passages: integer().notNull(),
    longueurMoyenne: real('longueur_moyenne').notNull(),
    creeeLe: timestamp('creee_le', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [uniqueIndex('corpus_generations_courante').on(table.courante).where(sql`${table.courante}`)],
);

/** The passages of a generation, by blocks of fixed-size records (`corpus/documents.ts` of the domain). */
export const corpusDocuments = pgTable(
  'corpus_documents',
  {
    generationId: integer('generation_id')
      .notNull()
      .references(() => corpusGenerations.id, { onDelete: 'cascade' }),
    bloc: integer().notNull(),
    donnees: octets().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.bloc] })],
);

/** Where each stem occurs: gaps between passages and weighted frequencies, as bytes. */
export const corpusTermes = pgTable(
  'corpus_termes',
  {
    generationId: integer('generation_id')
      .notNull()
      .references(() => corpusGenerations.id, { onDelete: 'cascade' }),
    terme: text().notNull(),
    /** Number of passages that hold it. */
    frequence: integer().notNull(),
    occurrences: octets().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.terme] })],
);

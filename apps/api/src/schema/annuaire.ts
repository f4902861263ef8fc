import type { ProfessionnelAnnuaire } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { cabinets } from './cabinets.ts';
import { utilisateurs } from './comptes.ts';

/** Text in the order of its bytes: the same list on both databases, whatever the language of the server. */
const cle = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** What a professional chose to show, and nothing else: who withdraws has no line any more. */
export const fichesAnnuaire = pgTable(
  'fiches_annuaire',
  {
    /** Names the line in public; the account has another identifier. */
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .unique()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    /** As it was when the person agreed; null when it is not shown. */
    nom: text(),
    /** Shown by its name of today, as long as the person works there. */
    cabinetId: uuid('cabinet_id').references(() => cabinets.id, { onDelete: 'set null' }),
    ville: text(),
    metiers: text().array().$type<ProfessionnelAnnuaire['metiers']>().notNull().default([]),
    sujets: text().array().$type<ProfessionnelAnnuaire['sujets']>().notNull().default([]),
    langues: text().array().$type<ProfessionnelAnnuaire['langues']>().notNull().default([]),
    presentation: text(),
    /** Order of the list: by name, those that show none last. */
    cle: cle('cle').notNull().generatedAlwaysAs(sql`case when "nom" is null then '~' else francis_plier("nom") end`),
    cleVille: cle('cle_ville').notNull().generatedAlwaysAs(sql`francis_plier("ville")`),
    /** Version of the text that the person agreed to, and when. */
    texte: text().notNull(),
    publieeLe: timestamp('publiee_le', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('fiches_annuaire_liste').on(table.cle, table.id),
    index('fiches_annuaire_ville').on(table.cleVille, table.cle, table.id),
    index('fiches_annuaire_cabinet').on(table.cabinetId),
    index('fiches_annuaire_metiers').using('gin', table.metiers),
    index('fiches_annuaire_sujets').using('gin', table.sujets),
    index('fiches_annuaire_langues').using('gin', table.langues),
  ],
);

/** Who follows which line: known to that person alone, gone with either. */
export const suivisAnnuaire = pgTable(
  'suivis_annuaire',
  {
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    ficheId: uuid('fiche_id')
      .notNull()
      .references(() => fichesAnnuaire.id, { onDelete: 'cascade' }),
    suiviLe: timestamp('suivi_le', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.utilisateurId, table.ficheId] }),
    index('suivis_annuaire_fiche').on(table.ficheId),
  ],
);

/** What a person looks for in the directory, as they said it. */
export const recherchesAnnuaire = pgTable('recherches_annuaire', {
  utilisateurId: uuid('utilisateur_id')
    .primaryKey()
    .references(() => utilisateurs.id, { onDelete: 'cascade' }),
  ville: text(),
  metiers: text().array().$type<ProfessionnelAnnuaire['metiers']>().notNull().default([]),
  sujets: text().array().$type<ProfessionnelAnnuaire['sujets']>().notNull().default([]),
  langues: text().array().$type<ProfessionnelAnnuaire['langues']>().notNull().default([]),
  modifieeLe: timestamp('modifiee_le', { withTimezone: true, mode: 'date' }).notNull(),
});

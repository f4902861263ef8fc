import type { StructureClient, ValeurStructure } from '@francis/contract';
import {
  CIVILITES,
  HORIZONS_PLACEMENT,
  PROFILS_RISQUE,
  REGIMES_MATRIMONIAUX,
  REPONSES_IFI,
  SITUATIONS_MARITALES,
  STATUTS_DOSSIER,
  STATUTS_PROFESSIONNELS,
  TYPES_CONTRAT,
} from '@francis/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { cabinetCourant, cabinets, roleCabinet } from './cabinets.ts';
import { utilisateurs } from './comptes.ts';

type Json = z.core.util.JSONType;
const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });
const choix = <const Valeurs extends readonly [string, ...string[]]>(valeurs: Valeurs) => text({ enum: [...valeurs] });
const jour = () => date({ mode: 'string' });
const euros = () => doublePrecision();
const liste = <Champ extends StructureClient>(_champ: Champ) =>
  jsonb().$type<ValeurStructure<Champ>>().notNull().default(sql`'[]'::jsonb`);
const objet = <Champ extends StructureClient>(_champ: Champ) =>
  jsonb().$type<ValeurStructure<Champ>>().notNull().default(sql`'{}'::jsonb`);

/** Text in the order of its bytes: the same list on both databases, whatever the language of the server. */
const cle = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A column, or a value of its type that stands at one end of the order. */
const ouDefaut = (colonne: string, defaut: string) =>
  sql.raw(`(case when "${colonne}" is null then ${defaut} else "${colonne}" end)`);

/** A client file: each field under its name of the contract, so that no list of equivalences can be wrong. */
export const clients = pgTable(
  'clients',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    /** The adviser who opened the file. */
    ouvertPar: uuid('ouvert_par').references(() => utilisateurs.id, { onDelete: 'set null' }),
    /** Grows at each modification: who saves an older one is told. */
    version: integer().notNull().default(1),
    creeLe: instant('cree_le').notNull(),
    modifieLe: instant('modifie_le').notNull(),

    /** Family name then first name without accents, case or punctuation: the order of the list. */
    cleNom: cle('cle_nom')
      .notNull()
      .generatedAlwaysAs(sql`francis_plier("nom_client") || '  ' || francis_plier("prenom_client")`),

    nom_client: text().notNull(),
    prenom_client: text().notNull(),
    civilite_client: choix(CIVILITES),
    nom_usage_client: text(),
    date_naissance_client: jour(),
    lieu_naissance_client: text(),
    nationalite_client: text(),
    numero_fiscal_client: text(),

    email_client: text(),
    telephone_principal_client: text(),
    telephone_secondaire_client: text(),
    pays_residence_fiscale_client: text(),
    adresse_postale_client: text(),
    code_postal_client: text(),
    ville_client: text(),

    situation_maritale_client: choix(SITUATIONS_MARITALES),
    date_mariage_pacs_client: jour(),
    regime_matrimonial_client: choix(REGIMES_MATRIMONIAUX),
    nombre_enfants_a_charge_client: integer(),
    /** A number or a text. */
    personnes_dependantes_client: jsonb().$type<number | string>(),
    details_enfants_client: liste('details_enfants_client'),

    profession_client1: text(),
    statut_professionnel_client1: choix(STATUTS_PROFESSIONNELS),
    nom_employeur_entreprise_client1: text(),
    type_contrat_client1: choix(TYPES_CONTRAT),
    revenu_net_annuel_client1: euros(),
    autres_revenus_client1: liste('autres_revenus_client1'),
    profession_client2: text(),
    statut_professionnel_client2: choix(STATUTS_PROFESSIONNELS),
    nom_employeur_entreprise_client2: text(),
    type_contrat_client2: choix(TYPES_CONTRAT),
    revenu_net_annuel_client2: euros(),
    autres_revenus_client2: liste('autres_revenus_client2'),

    revenus_fonciers_annuels_bruts_foyer: euros(),
    charges_foncieres_deductibles_foyer: euros(),
    revenus_capitaux_mobiliers_foyer: euros(),
    plus_values_mobilieres_foyer: euros(),
    plus_values_immobilieres_foyer: euros(),
    benefices_industriels_commerciaux_foyer: euros(),
    benefices_non_commerciaux_foyer: euros(),
    pensions_retraites_percues_foyer: euros(),
    pensions_alimentaires_percues_foyer: euros(),
    autres_revenus_foyer_details: text(),

    residence_principale_details: objet('residence_principale_details'),
    residences_secondaires_details: liste('residences_secondaires_details'),
    investissements_locatifs_details: liste('investissements_locatifs_details'),
    autres_biens_immobiliers_details: liste('autres_biens_immobiliers_details'),
    comptes_courants_solde_total_estime: euros(),
    livrets_epargne_details: objet('livrets_epargne_details'),
    assurance_vie_details: liste('assurance_vie_details'),
    pea_details: objet('pea_details'),
    compte_titres_valeur_estimee: euros(),
    epargne_retraite_details: liste('epargne_retraite_details'),
    autres_placements_financiers_details: text(),
    valeur_entreprise_parts_sociales: euros(),
    comptes_courants_associes_solde: euros(),
    vehicules_valeur_estimee: euros(),
    objets_art_valeur_estimee: euros(),

    credits_consommation_encours_total: euros(),
    autres_dettes_details: text(),

    objectifs_fiscaux_client: text(),
    objectifs_patrimoniaux_client: text(),
    horizon_placement_client: choix(HORIZONS_PLACEMENT),
    profil_risque_investisseur_client: choix(PROFILS_RISQUE),
    notes_objectifs_projets_client: text(),

    dernier_avis_imposition_details: objet('dernier_avis_imposition_details'),
    tranche_marginale_imposition_estimee: doublePrecision(),
    credits_reductions_impot_recurrents: text(),
    ifi_concerne_client: choix(REPONSES_IFI).notNull().default('Non précisé'),
    notes_fiscales_client: text(),

    faits_fiscaux_client: jsonb()
      .$type<Record<string, number | boolean | string>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    champs_relus_client: jsonb().$type<string[]>().notNull().default(sql`'[]'::jsonb`),

    statut_dossier_pro: choix(STATUTS_DOSSIER).notNull().default('Actif'),
    /** Local time, `2026-11-20T10:30`. */
    prochain_rendez_vous_pro: text(),
    notes_internes_pro: text(),
  },
  (table) => [
    // One index an order of the list: a page is read from where the last one ended.
    index('clients_par_nom').on(table.cabinetId, table.cleNom, table.id),
    index('clients_par_statut').on(table.cabinetId, table.statut_dossier_pro, table.cleNom, table.id),
    index('clients_par_modification').on(table.cabinetId, table.modifieLe, table.id),
    // `case` and not `coalesce`, which row security keeps out of an index: it might tell what it is given.
    index('clients_par_revenu').on(table.cabinetId, ouDefaut('revenu_net_annuel_client1', '-1'), table.id),
    index('clients_par_tmi').on(table.cabinetId, ouDefaut('tranche_marginale_imposition_estimee', '-1'), table.id),
    index('clients_par_rendez_vous').on(table.cabinetId, ouDefaut('prochain_rendez_vous_pro', "'9999'"), table.id),
    // Every file of a firm, each once, whatever is renamed meanwhile.
    index('clients_par_id').on(table.cabinetId, table.id),
    index('clients_ouvert_par').on(table.ouvertPar),
    pgPolicy('clients_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/**
 * Words by which a file is found, written by a trigger of the base whoever writes the file. Row security lets an index
 * serve comparisons only, which is why a search is a range of words and not a pattern.
 */
export const clientsMots = pgTable(
  'clients_mots',
  {
    cabinetId: uuid('cabinet_id').notNull(),
    mot: cle('mot').notNull(),
    /** The order of the list beside each word: a page of a search is read in one index. */
    cleNom: cle('cle_nom').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.cabinetId, table.mot, table.clientId, table.cleNom] }),
    index('clients_mots_client').on(table.clientId, table.mot),
    pgPolicy('clients_mots_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/**
 * How many files of each status, as differences that triggers of the base add whoever writes the files: a count is a
 * sum of a few rows, and nobody waits for another to count. A task adds up what piles up.
 */
export const clientsNombres = pgTable(
  'clients_nombres',
  {
    cabinetId: uuid('cabinet_id')
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    statut: choix(STATUTS_DOSSIER).notNull(),
    nombre: integer().notNull(),
  },
  (table) => [
    index('clients_nombres_cabinet').on(table.cabinetId),
    pgPolicy('clients_nombres_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

/** Each change of a file, field by field: read and given back, never rewritten. */
export const clientsHistorique = pgTable(
  'clients_historique',
  {
    id: uuid().primaryKey(),
    cabinetId: uuid('cabinet_id').notNull(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** As they were called then. */
    auteur: text().notNull(),
    le: instant('le').notNull(),
    champs: jsonb().$type<Record<string, { avant: Json; apres: Json }>>().notNull(),
  },
  (table) => [
    index('clients_historique_client').on(table.clientId, table.version),
    pgPolicy('clients_historique_cloison', { to: roleCabinet, using: sql`${table.cabinetId} = ${cabinetCourant}` }),
  ],
).enableRLS();

import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { utilisateurs } from './comptes.ts';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

/** Programs that registered to be allowed by people. What they say of themselves is not verified. */
export const applications = pgTable('applications', {
  id: uuid().primaryKey(),
  nom: text().notNull(),
  /** Where the browser may be sent back, compared letter for letter. */
  redirections: text().array().notNull(),
  creeeLe: instant('creee_le').notNull(),
  /** Network that registered it, hashed: the one that registers most loses its own first. */
  reseau: text(),
});

/** What a person lets a program do; every token of that program hangs from here. */
export const autorisations = pgTable(
  'autorisations',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    portees: text().array().notNull(),
    /** The resource for which the tokens are good, and no other. */
    ressource: text().notNull(),
    accordeeLe: instant('accordee_le').notNull(),
    utiliseeLe: instant('utilisee_le'),
    revoqueeLe: instant('revoquee_le'),
    motifRevocation: text('motif_revocation', {
      enum: ['mot_de_passe', 'personne', 'programme', 'remplacee', 'rejeu', 'preuve'],
    }),
  },
  (table) => [
    index('autorisations_utilisateur').on(table.utilisateurId),
    index('autorisations_application').on(table.applicationId),
  ],
);

/** Codes that a program exchanges for its tokens: once, within a minute. Only their SHA-256. */
export const codesAutorisation = pgTable(
  'codes_autorisation',
  {
    empreinte: text().primaryKey(),
    autorisationId: uuid('autorisation_id')
      .notNull()
      .references(() => autorisations.id, { onDelete: 'cascade' }),
    redirection: text().notNull(),
    /** PKCE challenge, S256. */
    defi: text().notNull(),
    expireLe: instant('expire_le').notNull(),
    utiliseLe: instant('utilise_le'),
  },
  (table) => [index('codes_autorisation_autorisation').on(table.autorisationId)],
);

/** Every refresh token ever given under an authorisation; only its SHA-256. */
export const jetonsApplication = pgTable(
  'jetons_application',
  {
    empreinte: text().primaryKey(),
    autorisationId: uuid('autorisation_id')
      .notNull()
      .references(() => autorisations.id, { onDelete: 'cascade' }),
    creeLe: instant('cree_le').notNull(),
    expireLe: instant('expire_le').notNull(),
    utiliseLe: instant('utilise_le'),
  },
  (table) => [index('jetons_application_autorisation').on(table.autorisationId)],
);

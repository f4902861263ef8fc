import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (nom: string) => timestamp(nom, { withTimezone: true, mode: 'date' });

export const utilisateurs = pgTable('utilisateurs', {
  id: uuid().primaryKey(),
  /** Lower case, as typed otherwise. */
  email: text().notNull().unique(),
  nomComplet: text('nom_complet').notNull(),
  typeCompte: text('type_compte', { enum: ['particulier', 'professionnel'] }).notNull(),
  /** argon2id, with its parameters and salt. Null for who only logs in with another provider. */
  motDePasse: text('mot_de_passe'),
  /** Taken away from this person among those of the type of account. */
  permissionsRetirees: text('permissions_retirees').array().notNull().default([]),
  /** Seeded by the demonstration mode: never opens a session in production, even on the same database. */
  demonstration: boolean().notNull().default(false),
  creeLe: instant('cree_le').notNull(),
  desactiveLe: instant('desactive_le'),
  emailVerifieLe: instant('email_verifie_le'),
  /** Names the person in the audit. The entries outlive the account: erasing this row makes them anonymous. */
  sujetAudit: uuid('sujet_audit').notNull().unique().defaultRandom(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    ouverteLe: instant('ouverte_le').notNull(),
    derniereActivite: instant('derniere_activite').notNull(),
    revoqueeLe: instant('revoquee_le'),
    motifRevocation: text('motif_revocation', {
      enum: ['deconnexion', 'reutilisation', 'fermee_a_distance', 'mot_de_passe', 'email', 'preuve'],
    }),
    empreinteAppareil: text('empreinte_appareil'),
    /** `aal2` once a second factor was shown; only ever raised by showing one. */
    niveau: text({ enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    /** When the person last proved who they are, for what a session left open must not do. */
    reauthentifieeLe: instant('reauthentifiee_le'),
    /** Family of the browser, « Firefox sur Windows ». */
    appareil: text(),
    /** Network of the address, its last part cut. */
    reseau: text(),
  },
  (table) => [index('sessions_utilisateur').on(table.utilisateurId)],
);

/** One row per refresh token ever given in a session; only the SHA-256 of the token is kept. */
export const jetonsRafraichissement = pgTable(
  'jetons_rafraichissement',
  {
    empreinte: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    creeLe: instant('cree_le').notNull(),
    utiliseLe: instant('utilise_le'),
  },
  (table) => [index('jetons_session').on(table.sessionId)],
);

/**
 * Browsers that already logged in to an account: a stranger who fails on purpose slows down everyone but them. Only the
 * SHA-256 of what the cookie holds.
 */
export const appareilsConnus = pgTable(
  'appareils_connus',
  {
    empreinte: text().primaryKey(),
    utilisateurId: uuid('utilisateur_id')
      .notNull()
      .references(() => utilisateurs.id, { onDelete: 'cascade' }),
    creeLe: instant('cree_le').notNull(),
    vuLe: instant('vu_le').notNull(),
  },
  (table) => [index('appareils_connus_utilisateur').on(table.utilisateurId)],
);

/** Failed logins by hashed account, by (account, address) pair, by (account, device) pair or by address alone. */
export const echecsConnexion = pgTable('echecs_connexion', {
  cle: text().primaryKey(),
  nombre: integer().notNull(),
  premierLe: instant('premier_le').notNull(),
  dernierLe: instant('dernier_le').notNull(),
});

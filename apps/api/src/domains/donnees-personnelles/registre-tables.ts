import { type SQL, sql } from 'drizzle-orm';

export interface Titulaire {
  readonly id: string;
  readonly email: string;
  readonly sujetAudit: string;
  /** SHA-256 of the address: the key of the counters of failed logins. */
  readonly empreinteEmail: string;
}

interface TablePersonnelle {
  /** Rows of the person. */
  readonly lignes: (titulaire: Titulaire) => SQL;
  /** Columns that prove or open something: never exported. */
  readonly tues?: readonly string[];
}

const parUtilisateur = ({ id }: Titulaire): SQL => sql`utilisateur_id = ${id}`;
const parAutorisation = ({ id }: Titulaire): SQL =>
  sql`autorisation_id in (select id from autorisations where utilisateur_id = ${id})`;
const parConnexionBancaire = ({ id }: Titulaire): SQL =>
  sql`connexion_id in (select id from connexions_banque where utilisateur_id = ${id})`;
const sesEchanges = ({ id }: Titulaire): SQL =>
  sql`(select echange_id from echanges_participants where utilisateur_id = ${id})`;
const sesCabinets = ({ id }: Titulaire): SQL =>
  sql`(select cabinet_id from membres_cabinet where utilisateur_id = ${id} and role <> 'lecteur')`;

/** Every table that holds a person's data, and how to find their rows. A test compares it with the database. */
export const TABLES_PERSONNELLES: Readonly<Record<string, TablePersonnelle>> = {
  utilisateurs: { lignes: ({ id }) => sql`id = ${id}`, tues: ['mot_de_passe', 'sujet_audit'] },
  profils: { lignes: parUtilisateur },
  conversations: { lignes: parUtilisateur },
  messages: {
    lignes: ({ id }) => sql`conversation_id in (select id from conversations where utilisateur_id = ${id})`,
  },
  questions: { lignes: parUtilisateur, tues: ['empreinte_requete'] },
  documents: { lignes: parUtilisateur },
  abonnements: { lignes: parUtilisateur },
  departs_banque: { lignes: parUtilisateur, tues: ['empreinte'] },
  connexions_banque: { lignes: parUtilisateur, tues: ['jetons'] },
  comptes_banque: { lignes: parConnexionBancaire },
  soldes_banque: {
    lignes: (titulaire) => sql`compte_id in (select id from comptes_banque where ${parConnexionBancaire(titulaire)})`,
  },
  clients_paiement: { lignes: parUtilisateur },
  commandes: { lignes: parUtilisateur },
  factures: { lignes: parUtilisateur },
  evenements_paiement: {
    lignes: ({ id }) => sql`client_externe in (select externe_id from clients_paiement where utilisateur_id = ${id})
      or abonnement_externe in (select externe_id from abonnements where utilisateur_id = ${id})`,
  },
  sessions: { lignes: parUtilisateur },
  jetons_rafraichissement: {
    lignes: ({ id }) => sql`session_id in (select id from sessions where utilisateur_id = ${id})`,
    tues: ['empreinte'],
  },
  tickets: { lignes: parUtilisateur, tues: ['empreinte'] },
  facteurs: { lignes: parUtilisateur, tues: ['secret', 'dernier_pas'] },
  defis_mfa: { lignes: parUtilisateur, tues: ['empreinte'] },
  codes_secours: { lignes: parUtilisateur, tues: ['empreinte'] },
  codes_email: { lignes: parUtilisateur, tues: ['empreinte', 'demandeurs'] },
  appareils_connus: { lignes: parUtilisateur, tues: ['empreinte'] },
  passkeys: { lignes: parUtilisateur, tues: ['cle', 'identifiant'] },
  defis_webauthn: { lignes: parUtilisateur, tues: ['empreinte'] },
  identites_externes: { lignes: parUtilisateur },
  echanges_externes: { lignes: parUtilisateur, tues: ['empreinte', 'verificateur', 'nonce', 'navigateur'] },
  autorisations: { lignes: parUtilisateur },
  codes_autorisation: { lignes: parAutorisation, tues: ['empreinte', 'defi'] },
  jetons_application: { lignes: parAutorisation, tues: ['empreinte'] },
  echecs_connexion: {
    lignes: ({ empreinteEmail }) => sql`starts_with(cle, ${`${empreinteEmail}|`})`,
    tues: ['cle'],
  },
  envois_demandes: {
    lignes: ({ empreinteEmail }) => sql`destinataire = ${empreinteEmail}`,
    tues: ['destinataire', 'demandeur'],
  },
  acces_retires: { lignes: parUtilisateur },
  // The text of a message may hold a link that still opens something.
  courriers: { lignes: ({ email }) => sql`destinataire = ${email}`, tues: ['texte', 'html'] },
  courriers_en_attente: { lignes: ({ email }) => sql`destinataire = ${email}`, tues: ['scelle'] },
  journal_audit: { lignes: ({ sujetAudit }) => sql`sujet = ${sujetAudit}`, tues: ['sujet', 'chaine'] },
  consentements: { lignes: parUtilisateur },
  demandes_suppression: { lignes: parUtilisateur },
  membres_cabinet: { lignes: parUtilisateur },
  cabinets: { lignes: (titulaire) => sql`id in ${sesCabinets(titulaire)}` },
  invitations_cabinet: {
    lignes: (titulaire) => sql`(email = ${titulaire.email} or cabinet_id in ${sesCabinets(titulaire)})`,
    tues: ['empreinte'],
  },
  cles_api: { lignes: parUtilisateur, tues: ['empreinte'] },
  requetes_idempotentes: { lignes: parUtilisateur, tues: ['cle', 'empreinte', 'corps'] },
  imports_clients: { lignes: parUtilisateur },
  imports_lignes: {
    lignes: ({ id }) => sql`import_id in (select id from imports_clients where utilisateur_id = ${id})`,
  },
  logos_cabinet: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  accords_cabinet: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  clients: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  analyses_clients: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  archives_cabinet: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}`, tues: ['cle'] },
  rejeux_passages: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  rejeux_analyses: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  // Sealed, and chained: an adviser reads the advice, and takes it away, from the file of the client.
  conseils: {
    lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}`,
    tues: ['empreinte', 'precedente', 'chaine', 'cle', 'scelle'],
  },
  coffres_conseils: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}`, tues: ['cle', 'tete'] },
  modeles_cabinet: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  portefeuille_passages: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  portefeuille_calculs: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}`, tues: ['empreinte'] },
  portefeuille_lignes: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  // Before a file receives it, a meeting is of who opened it, and of no colleague.
  reunions: {
    lignes: (titulaire) =>
      sql`(ouverte_par = ${titulaire.id} or (client_id is not null and cabinet_id in ${sesCabinets(titulaire)}))`,
  },
  // Of the firm that asked, and of who was asked.
  espaces_clients: {
    lignes: (titulaire) => sql`(email = ${titulaire.email} or cabinet_id in ${sesCabinets(titulaire)})`,
    tues: ['empreinte', 'code_empreinte', 'session_empreinte'],
  },
  depots_espace: {
    lignes: (titulaire) =>
      sql`(cabinet_id in ${sesCabinets(titulaire)} or espace_id in (select id from espaces_clients where email = ${titulaire.email}))`,
  },
  webhooks: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}`, tues: ['secret_scelle'] },
  livraisons_webhooks: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  fiches_annuaire: { lignes: parUtilisateur },
  suivis_annuaire: { lignes: parUtilisateur },
  recherches_annuaire: { lignes: parUtilisateur },
  // Of both of its people: what they wrote, what they were written, and never the account of the other.
  echanges: { lignes: (titulaire) => sql`id in ${sesEchanges(titulaire)}` },
  echanges_participants: {
    lignes: (titulaire) => sql`echange_id in ${sesEchanges(titulaire)}`,
    tues: ['utilisateur_id', 'lu_rang', 'annonce_rang', 'annonce_le'],
  },
  echanges_messages: { lignes: (titulaire) => sql`echange_id in ${sesEchanges(titulaire)}`, tues: ['auteur_id'] },
  blocages: { lignes: ({ id }) => sql`auteur_id = ${id}`, tues: ['vise_id'] },
  signalements: { lignes: ({ id }) => sql`auteur_id = ${id}`, tues: ['vise_id'] },
  // What was decided of them; who reported, and what led to nothing, is not theirs to know.
  journal_moderation: {
    lignes: ({ id }) => sql`(vise_id = ${id} and geste not in ('signale', 'rejete'))`,
    tues: ['auteur'],
  },
  // Of who handed it over; and of who may read it, as long as they may.
  remises: {
    lignes: ({ id }) => sql`(utilisateur_id = ${id} or (professionnel_id = ${id} and etat = 'acceptee'))`,
  },
  clients_historique: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  clients_mots: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  clients_nombres: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  clients_liens: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  entites: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
  detentions: { lignes: (titulaire) => sql`cabinet_id in ${sesCabinets(titulaire)}` },
};

/** Tables that hold nobody's data, and why. */
export const TABLES_SANS_PERSONNE: Readonly<Record<string, string>> = {
  applications: 'programs that registered, under the name that they give themselves',
  effacements: 'hashes of identifiers that designate nobody any more',
  resultats_partages: 'figures that somebody chose to show, without their inputs, under the hash of a token',
  corpus_lots: 'runs of the importer of official texts',
  corpus_passages: 'published law and doctrine',
  corpus_generations: 'search index of the official texts',
  corpus_documents: 'search index of the official texts',
  corpus_termes: 'search index of the official texts',
};

import { ATTENTES_ANALYSES } from './matrice-analyses.ts';
import { ATTENTES_ANNUAIRE, type CibleAnnuaire } from './matrice-annuaire.ts';
import { ATTENTES_CABINET } from './matrice-cabinet.ts';
import { ATTENTES_ESPACE_CLIENT } from './matrice-espace-client.ts';
import { ATTENTES_CONSEILS } from './matrice-conseils.ts';
import { ATTENTES_FAMILLE } from './matrice-famille.ts';
import { ATTENTES_OUTILS_PRO } from './matrice-outils-pro.ts';
import { ATTENTES_REUNIONS } from './matrice-reunions.ts';

/** Who asks, from the least to the most entitled; the owner comes last, as some routes end what they are called on. */
export const ACTEURS = [
  'visiteur',
  'particulier',
  'professionnel',
  'autre cabinet',
  'lecteur du cabinet',
  'conseiller du cabinet',
  'proprietaire',
] as const;
export type Acteur = (typeof ACTEURS)[number];

/** A refusal, or the right to go on: whatever else the route then answers, it is not 401, 403, 404 nor a failure. */
export type Attendu = 401 | 403 | 404 | 'passe';

const ligne = (...attendus: readonly [Attendu, Attendu, Attendu, Attendu, Attendu, Attendu, Attendu]) => attendus;

/** What each kind of route answers to each actor, in their order. */
export const GENRES = {
  ouverte: ligne('passe', 'passe', 'passe', 'passe', 'passe', 'passe', 'passe'),
  /** Opens by a secret that none of the actors holds. */
  ouverteSansObjet: ligne(404, 404, 404, 404, 404, 404, 404),
  connectee: ligne(401, 'passe', 'passe', 'passe', 'passe', 'passe', 'passe'),
  /** Its session proves a second factor, which none of the actors has. */
  secondFacteur: ligne(401, 403, 403, 403, 403, 403, 403),
  /** Its session is a cookie; only the owner sends one. */
  cookie: ligne(401, 401, 401, 401, 401, 401, 'passe'),
  /** Opened by the token of a program that a person allowed; a session opens nothing there. */
  programme: ligne(401, 401, 401, 401, 401, 401, 401),
  /** Undoes something that none of the actors has asked for. */
  sansObjet: ligne(401, 404, 404, 404, 404, 404, 404),
  /** The server of the matrix has no login provider, and takes no real money. */
  sansFournisseur: ligne(404, 404, 404, 404, 404, 404, 404),
  /** Asks for an agreement that none of the actors gave. */
  sansAccord: ligne(401, 403, 403, 403, 403, 403, 403),
  sienneSansAccord: ligne(401, 404, 404, 404, 404, 404, 403),
  /** Belongs to who answers for the firm; every professional answers for their own. */
  cabinetTenir: ligne(401, 403, 'passe', 'passe', 403, 403, 'passe'),
  /** A thing of the firm that only who answers for it may touch. */
  cabinetChose: ligne(401, 403, 404, 404, 403, 403, 'passe'),
  cabinetSansObjet: ligne(401, 403, 404, 404, 403, 403, 404),
  /** A thing of one member; who answers for the firm sees it too. */
  sienneDuCabinet: ligne(401, 403, 404, 404, 404, 404, 'passe'),
  /** A file that a member is about to import; a reader of the firm imports none. */
  importSien: ligne(401, 403, 404, 404, 403, 404, 'passe'),
  /** A thing of one person. */
  sienne: ligne(401, 404, 404, 404, 404, 404, 'passe'),
  clients: ligne(401, 403, 'passe', 'passe', 'passe', 'passe', 'passe'),
  clientsOuvrir: ligne(401, 403, 'passe', 'passe', 403, 'passe', 'passe'),
  clientLire: ligne(401, 403, 404, 404, 'passe', 'passe', 'passe'),
  /** Of an analysis that the file does not hold. */
  clientSansAnalyse: ligne(401, 403, 404, 404, 404, 404, 404),
  /** The same, for who may write in the file. */
  clientSansAnalyseEcrire: ligne(401, 403, 404, 404, 403, 404, 404),
  clientModifier: ligne(401, 403, 404, 404, 403, 'passe', 'passe'),
  clientModifierSansObjet: ligne(401, 403, 404, 404, 403, 404, 404),
  /** Opened by the secret of a link, which none of the actors holds. */
  sansLien: ligne(404, 404, 404, 404, 404, 404, 404),
  /** Of who opened it, until a file receives it. */
  reunion: ligne(401, 403, 404, 404, 404, 404, 'passe'),
  clientSupprimer: ligne(401, 403, 404, 404, 403, 403, 'passe'),
} as const;

export type Cible =
  | 'abonnement'
  | 'application'
  | 'banque'
  | 'commande'
  | 'passkey'
  | 'identite'
  | 'conversation'
  | 'message'
  | 'document'
  | CibleAnnuaire
  | 'client'
  | 'cle'
  | 'import'
  | 'invitation'
  | 'membre'
  | 'passage'
  | 'reunion'
  | 'reunionFinie'
  | 'session'
  | 'facteur'
  | 'personne'
  | 'webhook'
  | 'archive';

export interface Attente {
  readonly genre: keyof typeof GENRES;
  /** What the identifier of the path names. */
  readonly cible?: Cible;
  readonly corps?: object;
  /** Status of the owner, where the call is complete. */
  readonly statut?: number;
  /** It closes the session that calls it: the actors come for it alone. */
  readonly termine?: true;
}

const DEMANDE = {
  client_id: '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d',
  redirect_uri: 'https://exemple.test/',
  response_type: 'code',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  resource: 'https://exemple.test/mcp',
};
const NOMS = { nom_client: 'Pris', prenom_client: 'Pris' };
const profil = { genre: 'sienne', cible: 'personne', statut: 200 } as const;
const lirePro = { genre: 'clientLire', cible: 'client', statut: 200 } as const;
const ouvrirPro = { genre: 'clientsOuvrir', corps: { data: NOMS }, statut: 201 } as const;

/** The expectation of every route; one that has none fails the matrix. */
export const ATTENTES: Readonly<Record<string, Attente>> = {
  'GET /healthz': { genre: 'ouverte', statut: 200 },
  'GET /api/articles': { genre: 'ouverte' },

  'POST /api/auth/secure-signup': { genre: 'ouverte' },
  'POST /api/auth/secure-login': { genre: 'ouverte' },
  'POST /api/auth/refresh': { genre: 'cookie', statut: 200 },
  'POST /api/auth/logout': { genre: 'ouverte', statut: 204, termine: true },
  'POST /api/auth/logout-all': { genre: 'connectee', termine: true },
  'POST /api/auth/recover': { genre: 'ouverte' },
  'POST /api/auth/resend': { genre: 'ouverte' },
  'POST /api/auth/verify': { genre: 'ouverte' },
  'POST /api/auth/set-password': { genre: 'ouverte' },
  'POST /api/auth/complete-signup': { genre: 'ouverte' },
  'POST /api/auth/activate-paid-user': { genre: 'ouverte' },
  'POST /api/auth/change-password': { genre: 'connectee' },
  'POST /api/auth/mfa/verify': { genre: 'ouverte' },
  'POST /api/auth/otp': { genre: 'ouverte' },
  'POST /api/auth/otp/verify': { genre: 'ouverte' },
  'POST /api/auth/reauthenticate': { genre: 'connectee', corps: {}, statut: 200 },
  'POST /api/auth/email': { genre: 'connectee', corps: { newEmail: 'a@exemple.test', password: 'faux' }, statut: 400 },
  'POST /api/auth/email/confirm': { genre: 'ouverte', corps: { ticket: 'faux' }, statut: 400 },
  'POST /api/auth/email/undo': { genre: 'ouverte', corps: { ticket: 'faux' }, statut: 400 },
  'GET /api/auth/passkeys': { genre: 'connectee', statut: 200 },
  'POST /api/auth/passkeys': { genre: 'connectee', statut: 422 },
  'POST /api/auth/passkeys/options': { genre: 'connectee', corps: { password: 'faux' }, statut: 400 },
  'DELETE /api/auth/passkeys/{id}': { genre: 'sienne', cible: 'passkey', statut: 204 },
  'POST /api/auth/passkeys/login/options': { genre: 'ouverte', statut: 200 },
  'POST /api/auth/passkeys/login': { genre: 'ouverte' },
  'GET /api/auth/external': { genre: 'ouverte', statut: 200 },
  'POST /api/auth/external/{fournisseur}/authorize': { genre: 'sansFournisseur', cible: 'identite', statut: 404 },
  'POST /api/auth/external/callback': { genre: 'ouverte', corps: { state: 'faux' }, statut: 400 },
  'GET /api/auth/identities': { genre: 'connectee', statut: 200 },
  'POST /api/auth/identities/{fournisseur}': { genre: 'sansObjet', cible: 'identite', statut: 404 },
  'DELETE /api/auth/identities/{id}': { genre: 'sienne', cible: 'identite', statut: 204 },
  'PATCH /api/auth/user': { genre: 'connectee', corps: { fullName: 'Ada Lovelace' }, statut: 200 },
  'GET /api/auth/user': { genre: 'connectee', statut: 200 },
  'GET /api/auth/factors': { genre: 'connectee', statut: 200 },
  'POST /api/auth/factors': { genre: 'connectee', corps: { password: 'faux' }, statut: 400 },
  'POST /api/auth/factors/{id}/challenge': { genre: 'sansObjet', cible: 'facteur' },
  'POST /api/auth/factors/{id}/verify': { genre: 'sienne', cible: 'facteur', corps: { code: '000000' }, statut: 400 },
  'DELETE /api/auth/factors/{id}': { genre: 'sienne', cible: 'facteur', statut: 204 },
  'POST /api/auth/recovery-codes': { genre: 'secondFacteur' },
  'GET /api/auth/sessions': { genre: 'connectee', statut: 200 },
  'DELETE /api/auth/sessions/{id}': { genre: 'sienne', cible: 'session', statut: 204, termine: true },
  'GET /api/audit': { genre: 'connectee', statut: 200 },
  'GET /api/auth/keys': { genre: 'ouverte', statut: 200 },
  'GET /.well-known/jwks.json': { genre: 'ouverte', statut: 200 },

  'GET /.well-known/oauth-protected-resource': { genre: 'ouverte', statut: 200 },
  'GET /.well-known/oauth-protected-resource/mcp': { genre: 'ouverte', statut: 200 },
  'GET /.well-known/oauth-authorization-server': { genre: 'ouverte', statut: 200 },
  'POST /api/oauth/register': { genre: 'ouverte', statut: 400 },
  'POST /api/oauth/token': { genre: 'ouverte', statut: 400 },
  'POST /api/oauth/revoke': { genre: 'ouverte', statut: 400 },
  'POST /api/auth/applications/review': { genre: 'connectee', corps: DEMANDE, statut: 400 },
  'POST /api/auth/applications/decide': { genre: 'connectee', corps: { demande: DEMANDE, accord: true }, statut: 400 },
  'GET /api/auth/applications': { genre: 'connectee', statut: 200 },
  'DELETE /api/auth/applications/{id}': { genre: 'sienne', cible: 'application', statut: 204 },
  'POST /mcp': { genre: 'programme' },

  'GET /api/my-data': { genre: 'connectee', statut: 200 },
  'POST /api/my-data/export': { genre: 'connectee', corps: { password: 'faux' }, statut: 400 },
  'POST /api/my-data/export/archive': { genre: 'connectee', corps: { password: 'faux' }, statut: 400 },
  'GET /api/my-data/consents': { genre: 'connectee', statut: 200 },
  'POST /api/my-data/consents': { genre: 'connectee' },
  'POST /api/request-delete': { genre: 'connectee' },
  'POST /api/cancel-delete': { genre: 'sansObjet' },

  'GET /api/user-profile': { genre: 'connectee', statut: 200 },
  'POST /api/user-profile': { genre: 'connectee', statut: 200 },
  'GET /api/user-profile/{userId}': profil,
  'PATCH /api/user-profile/{userId}': { ...profil, corps: { prenom: 'Pris' } },
  'GET /user-profile/{userId}': profil,
  'POST /user-profile/': { genre: 'connectee' },
  'PATCH /user-profile/{userId}': { ...profil, corps: { prenom: 'Pris' } },

  'POST /api/documents': { genre: 'connectee', corps: {}, statut: 415 },
  'GET /api/documents': { genre: 'connectee', statut: 200 },
  'GET /api/documents/{id}': { genre: 'sienne', cible: 'document', statut: 200 },
  'GET /api/documents/{id}/fichier': { genre: 'sienne', cible: 'document', statut: 200 },
  'POST /api/documents/{id}/faits': { genre: 'sienne', cible: 'document', corps: { acceptes: [] }, statut: 200 },
  'DELETE /api/documents/{id}': { genre: 'sienne', cible: 'document', statut: 204 },

  'POST /api/tools/calculate-tmi': { genre: 'ouverte' },
  'POST /api/calculate-swiss-tax': { genre: 'ouverte' },
  'POST /api/compare-swiss-cantons': { genre: 'ouverte' },
  'POST /api/tools/calc-luxembourg': { genre: 'ouverte' },
  'POST /api/simulations/impot-revenu': { genre: 'ouverte' },
  'POST /api/simulations/quatre-pays': { genre: 'ouverte' },
  'POST /api/simulations/pdf': { genre: 'ouverte' },
  'POST /api/simulations/statuts': { genre: 'ouverte' },

  'GET /api/tools/consciousness-test/questions': { genre: 'ouverte', statut: 200 },
  'POST /api/tools/consciousness-test': { genre: 'ouverte', corps: { answers: {} }, statut: 200 },
  'GET /api/voix': { genre: 'connectee', statut: 200 },
  'POST /api/voix/entretien': {
    genre: 'connectee',
    corps: { reponses: [{ question: 'age', texte: 'quarante-deux ans' }] },
    statut: 200,
  },
  'POST /api/tts': { genre: 'connectee', corps: {}, statut: 422 },
  'POST /api/whisper/transcribe': { genre: 'connectee', corps: {}, statut: 422 },
  'POST /api/whisper-stream': { genre: 'connectee', corps: {}, statut: 422 },

  'GET /api/formules': { genre: 'ouverte', statut: 200 },
  'GET /api/abonnements': { genre: 'connectee', statut: 200 },
  'POST /api/create-checkout-session': { genre: 'connectee', corps: {}, statut: 422 },
  'POST /api/create-portal-session': { genre: 'connectee', corps: { returnUrl: '/account' }, statut: 200 },
  'POST /api/abonnements/{id}/resiliation': { genre: 'sienne', cible: 'abonnement', statut: 200 },
  'POST /api/abonnements/{id}/reprise': { genre: 'sienne', cible: 'abonnement', statut: 200 },
  'POST /api/abonnements/{id}/retractation': { genre: 'sienne', cible: 'abonnement', statut: 200 },
  'GET /api/paiement-essai/{id}': { genre: 'sienne', cible: 'commande', statut: 200 },
  'POST /api/paiement-essai/{id}': { genre: 'sienne', cible: 'commande', corps: { issue: 'payer' }, statut: 200 },
  // Whoever calls is known by a signature, and there is no provider here.
  'POST /api/stripe/webhook': { genre: 'sansFournisseur', statut: 404 },

  'GET /api/banque': { genre: 'connectee', statut: 200 },
  'POST /api/banque/depart': { genre: 'sansAccord', corps: {} },
  'POST /api/truelayer/exchange': { genre: 'sansAccord', corps: { code: 'a', state: 'a' } },
  'POST /api/banque/connexions/{id}/actualiser': { genre: 'sienneSansAccord', cible: 'banque' },
  'DELETE /api/banque/connexions/{id}': { genre: 'sienne', cible: 'banque', statut: 204 },
  'POST /api/banque-essai/autoriser': { genre: 'connectee', corps: {}, statut: 422 },

  'POST /api/essai': { genre: 'ouverte', corps: {}, statut: 422 },
  'POST /api/partages': { genre: 'ouverte' },
  // A figure shown by its token, to whoever holds it: to nobody who makes one up.
  'GET /api/partages/{jeton}': { genre: 'ouverteSansObjet', statut: 404 },
  'GET /api/partages/{jeton}/carte.png': { genre: 'ouverteSansObjet', statut: 404 },
  'POST /api/partages/{jeton}/fin': { genre: 'ouverteSansObjet', corps: { cle: 'inconnue' }, statut: 404 },
  'GET /api/editeur': { genre: 'ouverte', statut: 200 },
  'GET /api/promesses': { genre: 'ouverte', statut: 200 },
  'POST /api/contact': { genre: 'ouverte', corps: {}, statut: 422 },
  'POST /api/ask': { genre: 'connectee', corps: { question: 'Combien ?' }, statut: 200 },
  'POST /api/ask/stream': { genre: 'connectee', corps: { question: 'Combien ?' }, statut: 200 },
  'POST /api/test-francis': { genre: 'connectee', corps: { message: 'Combien ?' }, statut: 200 },
  'POST /api/chat/': { genre: 'connectee', corps: { message: 'Combien ?' }, statut: 200 },
  'POST /api/ai/analyze-profile-text': { genre: 'connectee', corps: { text: 'Salarié' }, statut: 200 },
  'POST /api/pro/clients/{id}/ask_francis': { ...lirePro, corps: { query: 'Combien ?' } },
  'GET /api/questions/quota': { genre: 'connectee', statut: 200 },
  'GET /api/conversations': { genre: 'connectee', statut: 200 },
  'GET /api/conversations/{id}': { genre: 'sienne', cible: 'conversation', statut: 200 },
  'PATCH /api/conversations/{id}': { genre: 'sienne', cible: 'conversation', corps: { titre: 'Pris' }, statut: 200 },
  'PATCH /api/conversations/{id}/situation': {
    genre: 'sienne',
    cible: 'conversation',
    corps: { version: 1, modifications: [{ chemin: 'foyer.situation', valeur: 'marie' }] },
    // Its own conversation has no calculation to correct here: the path is refused, and by its name.
    statut: 422,
  },
  'GET /api/conversations/{id}/pdf': { genre: 'sienne', cible: 'conversation', statut: 200 },
  'PUT /api/messages/{id}/avis': { genre: 'sienne', cible: 'message', corps: { avis: 'utile' }, statut: 204 },
  'DELETE /api/conversations/{id}': { genre: 'sienne', cible: 'conversation', statut: 204 },

  ...ATTENTES_CABINET,
  ...ATTENTES_CONSEILS,
  'GET /api/pro/clients/': { genre: 'clients', statut: 200 },
  'GET /api/pro/clients/comptes': { genre: 'clients', statut: 200 },
  'GET /api/pro/clients/{id}/export-pdf': lirePro,
  'GET /api/pro/clients/{id}/export-excel': lirePro,
  'GET /api/pro/clients/{id}/export-csv': lirePro,
  'GET /api/pro/clients/{id}/export-analysis-pdf': lirePro,
  'GET /api/pro/clients/{id}/export-irpp-pdf': lirePro,
  'GET /api/pro/clients/{id}/historique': lirePro,
  ...ATTENTES_ANALYSES,
  ...ATTENTES_FAMILLE,
  'POST /api/pro/clients': ouvrirPro,
  'POST /pro/clients': ouvrirPro,
  'GET /api/pro/clients/{id}': lirePro,
  'PUT /api/pro/clients/{id}': { ...lirePro, genre: 'clientModifier', corps: NOMS },
  ...ATTENTES_ANNUAIRE,
  ...ATTENTES_REUNIONS,
  ...ATTENTES_OUTILS_PRO,
  ...ATTENTES_ESPACE_CLIENT,
  'DELETE /api/pro/clients/{id}': { ...lirePro, genre: 'clientSupprimer', statut: 204 },
};

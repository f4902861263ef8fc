import { z } from 'zod';
import { ERREURS_ANALYSES } from './erreurs-analyses.ts';
import { ERREURS_APPLICATIONS } from './erreurs-applications.ts';
import { ERREURS_CABINET } from './erreurs-cabinet.ts';
import { ERREURS_PAIEMENT } from './erreurs-paiement.ts';
import { ERREURS_CLES } from './erreurs-cles.ts';
import { ERREURS_CONSEILS } from './erreurs-conseils.ts';
import { ERREURS_DOCUMENTS } from './erreurs-documents.ts';
import { ERREURS_ECHANGES } from './erreurs-echanges.ts';
import { ERREURS_ESPACE_CLIENT } from './erreurs-espace-client.ts';
import { ERREURS_FAMILLE } from './erreurs-famille.ts';
import { ERREURS_REMISES } from './erreurs-remises.ts';
import { ERREURS_IMPORTATION } from './erreurs-importation.ts';
import { ERREURS_PORTEFEUILLE } from './erreurs-portefeuille.ts';
import { ERREURS_REUNIONS } from './erreurs-reunions.ts';
import { ERREURS_WEBHOOKS } from './erreurs-webhooks.ts';

/**
 * Stable error codes. Clients switch on the code; the French sentence may change.
 * `statut` is the HTTP status that carries it, `detail` the sentence shown when nothing more precise is known.
 */
export const CATALOGUE_ERREURS = {
  JSON_INVALIDE: { statut: 400, detail: 'Le corps de la requête n’est pas un JSON valide.' },
  REQUETE_INVALIDE: { statut: 400, detail: 'La requête est invalide.' },
  // The sentences of the specification, as it types them.
  LIEN_INVALIDE: { statut: 400, detail: 'Lien d’activation invalide ou expiré' },
  MOT_DE_PASSE_ACTUEL_INCORRECT: { statut: 400, detail: 'Mot de passe actuel incorrect.' },
  MFA_AUCUN_DEFI: { statut: 400, detail: 'Aucun défi MFA en cours' },
  MFA_CODE_EXPIRE: { statut: 400, detail: 'Code MFA expiré' },
  MFA_CODE_INVALIDE: { statut: 400, detail: 'Code MFA invalide' },
  CODE_INVALIDE: { statut: 400, detail: 'Code invalide ou expiré.' },
  PASSKEY_REFUSEE: { statut: 400, detail: 'Cette clé d’accès n’a pas été reconnue.' },
  CONNEXION_EXTERNE_REFUSEE: {
    statut: 400,
    detail: 'La connexion avec ce fournisseur n’a pas abouti. Recommencez depuis la page de connexion.',
  },
  CHIFFREMENT_INVALIDE: { statut: 400, detail: 'La requête chiffrée est illisible. Rechargez la page et réessayez.' },
  AUTHENTIFICATION_REQUISE: { statut: 401, detail: 'Connectez-vous pour continuer.' },
  SESSION_INVALIDE: { statut: 401, detail: 'Session invalide. Veuillez vous reconnecter.' },
  SESSION_EXPIREE: { statut: 401, detail: 'Votre session a expiré. Veuillez vous reconnecter.' },
  IDENTIFIANTS_INCORRECTS: { statut: 401, detail: 'Identifiants incorrects' },
  QUOTA_EPUISE: { statut: 402, detail: 'Vous avez utilisé toutes vos questions de ce mois-ci.' },
  ACCES_REFUSE: { statut: 403, detail: 'Vous n’avez pas accès à cette ressource.' },
  MFA_REQUISE: { statut: 403, detail: 'Authentification à deux facteurs requise' },
  REAUTHENTIFICATION_REQUISE: { statut: 403, detail: 'Confirmez votre identité pour continuer.' },
  ADRESSE_NON_CONFIRMEE: {
    statut: 403,
    detail:
      'Confirmez d’abord votre adresse e-mail : ouvrez dans ce navigateur le lien que vous avez reçu, ou demandez-en un autre depuis la page Sécurité.',
  },
  INTROUVABLE: { statut: 404, detail: 'Cette ressource n’existe pas ou n’existe plus.' },
  METHODE_NON_AUTORISEE: { statut: 405, detail: 'Cette méthode n’est pas acceptée à cette adresse.' },
  CONFLIT: { statut: 409, detail: 'Cette opération est déjà en cours.' },
  LIAISON_A_CONFIRMER: {
    statut: 409,
    detail:
      'Un compte existe déjà avec cette adresse. Connectez-vous avec votre mot de passe, puis liez ce fournisseur depuis votre compte.',
  },
  IDENTITE_DEJA_LIEE: { statut: 409, detail: 'Cette identité est déjà liée à un compte.' },
  VERSION_DEPASSEE: {
    statut: 409,
    detail: 'Ce dossier a été modifié entre-temps. Reprenez la version récente avant d’enregistrer.',
  },
  REPONSE_DEPASSEE: {
    statut: 409,
    detail: 'Une réponse plus récente existe dans cette conversation. Rechargez-la, puis corrigez de nouveau.',
  },
  CORPS_TROP_VOLUMINEUX: { statut: 413, detail: 'La requête est trop volumineuse.' },
  TYPE_NON_ACCEPTE: { statut: 415, detail: 'Le type de contenu doit être application/json.' },
  VALIDATION: { statut: 422, detail: 'Erreur de validation des données. Vérifiez les informations saisies.' },
  LECTURE_TROP_LONGUE: {
    statut: 422,
    detail:
      'Cette question et ce qui la précède sont trop longs à lire. Raccourcissez-la, ou ouvrez une nouvelle conversation. Elle n’a pas été décomptée.',
  },
  LECTURE_EPUISEE: {
    statut: 429,
    detail:
      'Vos dernières questions ont été très longues à lire. Réessayez dans une minute\u202f; celle-ci n’a pas été décomptée.',
  },
  TROP_DE_REQUETES: { statut: 429, detail: 'Trop de requêtes. Réessayez dans quelques instants.' },
  COMPTE_VERROUILLE: { statut: 429, detail: 'Compte temporairement verrouillé. Réessayez dans quelques minutes.' },
  REQUETE_ANNULEE: { statut: 499, detail: 'La requête a été annulée.' },
  CONTACT_INDISPONIBLE: {
    statut: 503,
    detail: 'Aucune adresse ne reçoit les messages de ce serveur. Adressez-vous à la personne qui le tient.',
  },
  ERREUR_INTERNE: {
    statut: 500,
    detail: 'Une erreur interne est survenue. Votre saisie n’est pas perdue : réessayez.',
  },
  BASE_INDISPONIBLE: { statut: 503, detail: 'Le service est momentanément indisponible. Réessayez dans un instant.' },
  FOURNISSEUR_INDISPONIBLE: {
    statut: 503,
    detail: 'Ce fournisseur de connexion ne répond pas. Réessayez, ou connectez-vous autrement.',
  },
  VOIX_INDISPONIBLE: { statut: 503, detail: 'Reconnaissance vocale non disponible' },
  MODELE_INDISPONIBLE: {
    statut: 503,
    detail: 'L’assistant est momentanément indisponible. Réessayez dans un instant.',
  },
  ...ERREURS_ANALYSES,
  ...ERREURS_APPLICATIONS,
  ...ERREURS_PAIEMENT,
  ...ERREURS_CABINET,
  ...ERREURS_CLES,
  ...ERREURS_CONSEILS,
  ...ERREURS_DOCUMENTS,
  ...ERREURS_ECHANGES,
  ...ERREURS_FAMILLE,
  ...ERREURS_ESPACE_CLIENT,
  ...ERREURS_REMISES,
  ...ERREURS_IMPORTATION,
  ...ERREURS_PORTEFEUILLE,
  ...ERREURS_REUNIONS,
  ...ERREURS_WEBHOOKS,
} as const satisfies Record<string, { statut: number; detail: string }>;

export type CodeErreur = keyof typeof CATALOGUE_ERREURS;

export const ErreurChamp = z.object({
  chemin: z.string().describe('Chemin du champ fautif, par exemple « conversation_history.0.role ».'),
  message: z.string(),
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
const CODES = Object.keys(CATALOGUE_ERREURS) as [CodeErreur, ...CodeErreur[]];

/** Body of every error over HTTP. */
export const Erreur = z
  .object({
    detail: z.string().describe('Phrase en français, à montrer telle quelle.'),
    code: z.enum(CODES).describe('Code stable.'),
    champs: z.array(ErreurChamp).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Erreur' });

export type Erreur = z.infer<typeof Erreur>;
export type ErreurChamp = z.infer<typeof ErreurChamp>;

import type {
  ActivationRequete,
  AutorisationReponse,
  ConnexionReponse,
  ConnexionRequete,
  DefiReponse,
  DefiRequete,
  FinInscriptionRequete,
  IdentiteLiee,
  InscriptionReponse,
  InscriptionRequete,
  ListeFournisseurs,
  MessageReponse,
  NouveauMotDePasseRequete,
  OptionsConnexionPasskey,
  OtpRequete,
  OtpVerificationRequete,
  PreuveAdresseReponse,
  RenvoiRequete,
  RetourAdresseRequete,
  RetourExterneReponse,
  RetourExterneRequete,
  SessionReponse,
  TypeCompte,
  Utilisateur,
} from '@francis/contract';
import type { z } from 'zod';
import { request } from '../../platform/http.ts';
import { aUnEspacePro, openSession } from '../../platform/session.ts';
import { envoyerChiffre } from './chiffrement/envoi.ts';
import { empreinteAppareil } from './empreinte-appareil.ts';
import { entrerApresInscription } from './inscription/connexion-automatique.ts';

export type Defi = DefiReponse['challenge'];
/** The session is open, or a second factor is still asked. */
export type Ouverture = { genre: 'session'; utilisateur: Utilisateur } | { genre: 'defi'; defi: Defi };

const envoyer = <T>(chemin: string, body: unknown): Promise<T> => request<T>(chemin, { body, anonymous: true });

export function ouvrir(reponse: ConnexionReponse): Ouverture {
  if (!reponse.success) return { genre: 'defi', defi: reponse.challenge };
  openSession(reponse);
  return { genre: 'session', utilisateur: reponse.user };
}

type Identifiants = Pick<ConnexionRequete, 'email' | 'password'>;

// Only these fields: the API refuses those that it does not know.
export async function connecter({ email, password }: Identifiants): Promise<Ouverture> {
  const deviceFingerprint = await empreinteAppareil(email);
  return ouvrir(await envoyerChiffre('/api/auth/secure-login', { email, password, deviceFingerprint }));
}

/** Answers the challenge with the 6 digits or a recovery code. */
export async function repondreAuDefi(reponse: DefiRequete): Promise<Utilisateur> {
  const session = await envoyer<SessionReponse>('/api/auth/mfa/verify', reponse);
  openSession(session);
  return session.user;
}

/** A code to type or a link to open, by e-mail; the answer is the same for every address. */
export const demanderOtp = (requete: OtpRequete): Promise<MessageReponse> => envoyer('/api/auth/otp', requete);
export const verifierOtp = async (requete: OtpVerificationRequete): Promise<Ouverture> =>
  ouvrir(await envoyer('/api/auth/otp/verify', requete));

/** Asks the device for its key, then opens the session with its answer. */
export async function connecterParPasskey(): Promise<Utilisateur> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await request<OptionsConnexionPasskey>('/api/auth/passkeys/login/options', {
    method: 'POST',
    anonymous: true,
  });
  const session = await envoyer<SessionReponse>('/api/auth/passkeys/login', {
    response: await startAuthentication({ optionsJSON }),
  });
  openSession(session);
  return session.user;
}

export const fournisseurs = (): Promise<z.infer<typeof ListeFournisseurs>> =>
  request('/api/auth/external', { anonymous: true });
export const partirChez = (
  fournisseur: string,
  accountType: TypeCompte,
): Promise<z.infer<typeof AutorisationReponse>> =>
  envoyer(`/api/auth/external/${encodeURIComponent(fournisseur)}/authorize`, { accountType });
/** Ends a sign-in with a provider, or the linking of one more identity. */
export async function revenirDe(
  retour: RetourExterneRequete,
): Promise<Ouverture | { genre: 'liee'; liee: IdentiteLiee }> {
  const reponse = await envoyer<RetourExterneReponse>('/api/auth/external/callback', retour);
  return 'liee' in reponse ? { genre: 'liee', liee: reponse.liee } : ouvrir(reponse);
}

type Compte = Pick<InscriptionRequete, 'email' | 'password' | 'fullName' | 'accountType'>;

/** Creates the account, then signs in with it. */
export async function inscrire(compte: Compte): Promise<Utilisateur> {
  const deviceFingerprint = await empreinteAppareil(compte.email);
  await envoyerChiffre<InscriptionReponse>('/api/auth/secure-signup', { ...compte, deviceFingerprint });
  return entrerApresInscription(() => connecter(compte));
}

export const demanderMotDePasse = (email: string): Promise<MessageReponse> => envoyer('/api/auth/recover', { email });
export const renvoyerLien = (requete: RenvoiRequete): Promise<MessageReponse> => envoyer('/api/auth/resend', requete);
export const verifierAdresse = (ticket: string): Promise<PreuveAdresseReponse> =>
  envoyer('/api/auth/verify', { ticket });
export const confirmerEmail = (ticket: string): Promise<PreuveAdresseReponse> =>
  envoyer('/api/auth/email/confirm', { ticket });
export const annulerEmail = (requete: RetourAdresseRequete): Promise<MessageReponse> =>
  envoyer('/api/auth/email/undo', requete);
export const choisirMotDePasse = (requete: NouveauMotDePasseRequete): Promise<MessageReponse> =>
  envoyer('/api/auth/set-password', requete);
export const activerCompte = (requete: ActivationRequete): Promise<MessageReponse> =>
  envoyer('/api/auth/activate-paid-user', requete);
export const finirInscription = async (requete: FinInscriptionRequete): Promise<Ouverture> =>
  ouvrir(await envoyer('/api/auth/complete-signup', requete));

export const accueilDe = (utilisateur: Utilisateur): string =>
  aUnEspacePro(utilisateur) ? '/pro/dashboard' : '/dashboard';

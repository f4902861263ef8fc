import type {
  ConnexionRequete,
  InscriptionReponse,
  InscriptionRequete,
  SessionReponse,
  Utilisateur,
} from '@francis/contract';
import { request } from '../../platform/http.ts';
import { openSession } from '../../platform/session.ts';

/** Opens the session and says where the person belongs. */
export async function connecter({
  email,
  password,
}: Pick<ConnexionRequete, 'email' | 'password'>): Promise<Utilisateur> {
  // Only these two: the API refuses fields that it does not know.
  const session = await request<SessionReponse>('/api/auth/secure-login', {
    body: { email, password },
    anonymous: true,
  });
  openSession(session);
  return session.user;
}

type Compte = Pick<InscriptionRequete, 'email' | 'password' | 'fullName' | 'accountType'>;

/** Creates the account, then signs in with it. */
export async function inscrire(compte: Compte): Promise<Utilisateur> {
  await request<InscriptionReponse>('/api/auth/secure-signup', { body: compte, anonymous: true });
  return connecter(compte);
}

export const accueilDe = (utilisateur: Utilisateur): string =>
  utilisateur.taper === 'professionnel' ? '/pro/dashboard' : '/dashboard';

import type {
  ConnexionReponse,
  ConnexionRequete,
  InscriptionReponse,
  InscriptionRequete,
  Utilisateur,
} from '@francis/contract';
import { ApiError } from '../../platform/erreurs.ts';
import { request } from '../../platform/http.ts';
import { openSession } from '../../platform/session.ts';

/**
 * Opens the session and says where the person belongs.
 * @throws ApiError when the account asks for a second factor, whose screen does not exist yet.
 */
export async function connecter({
  email,
  password,
}: Pick<ConnexionRequete, 'email' | 'password'>): Promise<Utilisateur> {
  // Only these two: the API refuses fields that it does not know.
  const session = await request<ConnexionReponse>('/api/auth/secure-login', {
    body: { email, password },
    anonymous: true,
  });
  if (!session.success) throw new ApiError(session.error, { status: 401, code: 'SECOND_FACTEUR_REQUIS' });
  openSession(session);
  return session.user;
}

type Compte = Pick<InscriptionRequete, 'email' | 'password' | 'fullName' | 'accountType'>;

const ADRESSE_PEUT_ETRE_CONNUE =
  'Si cette adresse n’avait pas encore de compte, il est ouvert. Un e-mail vient de lui être envoyé. Vous aviez déjà un compte\u202f? Connectez-vous avec votre mot de passe.';

/**
 * Creates the account, then signs in with it. The server answers alike for a known address, so that the sign-in alone
 * may fail: then the sentence says what to do without telling whether the account existed.
 */
export async function inscrire(compte: Compte): Promise<Utilisateur> {
  await request<InscriptionReponse>('/api/auth/secure-signup', { body: compte, anonymous: true });
  try {
    return await connecter(compte);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    throw new ApiError(ADRESSE_PEUT_ETRE_CONNUE, { status: 401, code: error.code });
  }
}

export const accueilDe = (utilisateur: Utilisateur): string =>
  utilisateur.taper === 'professionnel' ? '/pro/dashboard' : '/dashboard';

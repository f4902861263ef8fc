import type { Utilisateur } from '@francis/contract';
import { ApiError } from '../../../platform/erreurs.ts';
import type { Ouverture } from '../api.ts';

const PEUT_ETRE_CONNUE =
  'Si cette adresse n’avait pas encore de compte, il est ouvert. Un e-mail vient de lui être envoyé. Vous aviez déjà un compte\u202f? Connectez-vous avec votre mot de passe.';
const CONNEXION_REFUSEE =
  'Si cette adresse n’avait pas encore de compte, il est ouvert\u202f: ne le créez pas une seconde fois. La connexion automatique n’a pas abouti.';

/** The account stands, whatever the cause of the refusal. */
function compteOuvert(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message } = error;
  return new ApiError(status === 401 ? PEUT_ETRE_CONNUE : `${CONNEXION_REFUSEE} ${message}`, { status, code });
}

/**
 * The sign-in that follows a sign-up. The server answers alike for a known address, so that this alone may be refused:
 * the sentence then says that there is an account, and what to do, without telling whether it was there before.
 */
export async function entrerApresInscription(connecter: () => Promise<Ouverture>): Promise<Utilisateur> {
  const ouverture = await connecter().catch((error: unknown) => {
    throw compteOuvert(error);
  });
  if (ouverture.genre === 'defi') throw new ApiError(PEUT_ETRE_CONNUE, { status: 401, code: 'MFA_REQUISE' });
  return ouverture.utilisateur;
}

import { ApiError } from '../../platform/errors.ts';
import type { Origine } from './audit/audit.ts';
import { verifier } from './mots-de-passe.ts';
import type { PortsComptes } from './ports.ts';
import type { Compte } from './repository.ts';

interface Demandeur {
  readonly compte: Compte;
  readonly origine: Origine;
  readonly adresse: string;
}

/**
 * Asks for the password again: a token left on a screen must not be enough to take the account. Failures are counted
 * with those of the login.
 * @throws ApiError MOT_DE_PASSE_ACTUEL_INCORRECT, COMPTE_VERROUILLE, TROP_DE_REQUETES.
 */
export async function exigerMotDePasse(
  { verrou, audit }: PortsComptes,
  { compte, origine, adresse }: Demandeur,
  motDePasse: string,
): Promise<void> {
  const bon = await verrou.tenter(compte.email, adresse, () => verifier(compte.motDePasse, motDePasse));
  if (bon) return;
  const action = 'mot_de_passe.redemande';
  await audit.noter({ action, ressource: 'compte', compte, origine, reussi: false, risque: 'medium' });
  throw new ApiError('MOT_DE_PASSE_ACTUEL_INCORRECT');
}

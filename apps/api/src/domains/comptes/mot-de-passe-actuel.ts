import { ApiError } from '../../platform/errors.ts';
import type { Origine } from './audit/audit.ts';
import type { PortsComptes } from './ports.ts';
import type { Compte, Session } from './repository.ts';

interface Demandeur {
  readonly compte: Compte;
  readonly session: Session;
  readonly origine: Origine;
  readonly adresse: string;
}

/** How long a proof of identity given to POST /api/auth/reauthenticate serves. */
export const REAUTHENTIFICATION_MS = 5 * 60_000;

/**
 * Asks again for a proof: a token left on a screen must not be enough to take the account. Failures are counted for the
 * session, which is known: a stranger who fails elsewhere does not shut it out.
 * @param motDePasse absent, the session must have proved its person a moment ago.
 * @throws ApiError REAUTHENTIFICATION_REQUISE, MOT_DE_PASSE_ACTUEL_INCORRECT, COMPTE_VERROUILLE, TROP_DE_REQUETES.
 */
export async function exigerMotDePasse(
  { verrou, audit, horloge, motsDePasse }: PortsComptes,
  { compte, session, origine, adresse }: Demandeur,
  motDePasse: string | undefined,
): Promise<void> {
  if (motDePasse === undefined) {
    const ecoule = horloge.now().getTime() - (session.reauthentifieeLe?.getTime() ?? -Infinity);
    if (ecoule >= 0 && ecoule < REAUTHENTIFICATION_MS) return;
    throw new ApiError('REAUTHENTIFICATION_REQUISE');
  }
  const essayeur = { adresse, connu: session.id };
  const bon = await verrou.tenter(compte.email, essayeur, () => motsDePasse.verifier(compte.motDePasse, motDePasse));
  if (bon) return;
  const action = 'mot_de_passe.redemande';
  await audit.noter({ action, ressource: 'compte', compte, origine, reussi: false, risque: 'medium' });
  throw new ApiError('MOT_DE_PASSE_ACTUEL_INCORRECT');
}

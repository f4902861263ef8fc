import type { Queries } from '../../platform/database/database.ts';
import { depotAppareils } from './appareils/repository.ts';
import { depotCodes } from './codes/repository.ts';
import { depotIdentites } from './externes/repository.ts';
import { depotMfa } from './mfa/repository.ts';
import { depotPasskeys } from './passkeys/repository.ts';
import { retirerProgrammes } from './programmes-repository.ts';
import { depotComptes, type MotifRevocation } from './repository.ts';
import { depotTickets } from './tickets/repository.ts';

const TOUJOURS = new Date(0);

interface Coupe {
  readonly maintenant: Date;
  readonly motif?: MotifRevocation;
  /** The session of whoever asks, when it is theirs to keep. */
  readonly saufSession?: string | undefined;
}

/** What the old password had opened or could still open: sessions, programs, links, codes, logins and additions half done. */
export async function couperLesAcces(
  requetes: Queries,
  utilisateurId: string,
  { maintenant, motif = 'mot_de_passe', saufSession }: Coupe,
): Promise<void> {
  await depotComptes(requetes).revoquerToutes(utilisateurId, maintenant, motif, saufSession);
  await retirerProgrammes(requetes, utilisateurId, maintenant);
  await depotTickets(requetes).annulerTous(utilisateurId);
  await depotCodes(requetes).annuler(utilisateurId);
  await depotMfa(requetes).annulerDefis(utilisateurId);
  // Whoever began to add one of these would otherwise end it after the cut: a return from a provider asks for no session.
  await depotPasskeys(requetes).annulerDefis(utilisateurId);
  await depotIdentites(requetes).annulerEchanges(utilisateurId);
}

/**
 * The ways in that outlive a password: passkeys and linked identities. The second factor stays, being what the mailbox
 * alone must not take away.
 * @param depuis only those added since.
 */
export async function fermerTousLesAcces(requetes: Queries, utilisateurId: string, depuis = TOUJOURS): Promise<void> {
  await depotPasskeys(requetes).retirerDepuis(utilisateurId, depuis);
  await depotIdentites(requetes).retirerDepuis(utilisateurId, depuis);
}

/** Everything by which somebody could come in, second factor and known browsers included. */
export async function retirerToutAcces(requetes: Queries, utilisateurId: string, coupe: Coupe): Promise<void> {
  if (coupe.saufSession === undefined) await depotComptes(requetes).changerMotDePasse(utilisateurId, null);
  await couperLesAcces(requetes, utilisateurId, coupe);
  await fermerTousLesAcces(requetes, utilisateurId);
  await depotMfa(requetes).retirerDepuis(utilisateurId, TOUJOURS);
  await depotAppareils(requetes).oublier(utilisateurId);
}

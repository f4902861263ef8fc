import type { Queries } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { retirerToutAcces } from '../acces.ts';
import type { Origine } from '../audit/audit.ts';
import type { PortsComptes } from '../ports.ts';
import { type Compte, depotComptes } from '../repository.ts';
import { empreinteDuCompte } from '../verrou.ts';

interface Preuve {
  readonly origine: Origine;
  /** The session that this very browser holds: its person set the password, and just opened the mailbox. */
  readonly saufSession?: string | undefined;
}

/**
 * The person just showed that the mailbox is theirs. The first time, whatever was set before is taken away: anyone may
 * have opened the account with an address that is not theirs, and waited. What strangers' failures had locked opens.
 * @returns true the first time.
 */
export async function prouverAdresse(
  { horloge, audit }: Pick<PortsComptes, 'horloge' | 'audit'>,
  requetes: Queries,
  compte: Compte,
  { origine, saufSession }: Preuve,
): Promise<boolean> {
  const maintenant = horloge.now();
  await depotComptes(requetes).oublierEchecsDuCompte(empreinteDuCompte(compte.email));
  const premiere = await depotComptes(requetes).marquerVerifie(compte.id, maintenant);
  if (!premiere) return false;
  await retirerToutAcces(requetes, compte.id, { maintenant, motif: 'preuve', saufSession });
  const action = 'adresse.verifiee';
  await audit.noter({ action, ressource: 'compte', compte, origine, risque: 'medium' }, requetes);
  return true;
}

/**
 * What lasts is added only to an account whose address was proved: else it would wait there for its owner.
 * @throws ApiError ADRESSE_NON_CONFIRMEE.
 */
export function exigerAdresseProuvee({ emailVerifieLe }: Pick<Compte, 'emailVerifieLe'>): void {
  if (emailVerifieLe === null) throw new ApiError('ADRESSE_NON_CONFIRMEE');
}

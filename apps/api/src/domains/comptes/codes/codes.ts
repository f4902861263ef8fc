import { randomInt } from 'node:crypto';
import { ApiError } from '../../../platform/errors.ts';
import type { PortsComptes } from '../ports.ts';
import type { Compte } from '../repository.ts';
import { depotCodes, type UsageCode } from './repository.ts';

const DUREE_MS = 10 * 60_000;
const ESSAIS_MAX = 5;

const lienDe = (compte: Compte, usage: UsageCode): string => `${usage}|${compte.id}`;

/** A new code of six digits, which replaces the one before; undefined when the person already received enough of them. */
export async function emettreCode(
  { base, horloge, coffre, envoisDeCodes }: PortsComptes,
  compte: Compte,
  usage: UsageCode,
): Promise<string | undefined> {
  if (!envoisDeCodes.tryConsume(compte.id)) return undefined;
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  const [empreinte = ''] = coffre.empreintes(code, lienDe(compte, usage));
  const creeLe = horloge.now();
  const expireLe = new Date(creeLe.getTime() + DUREE_MS);
  await depotCodes(base.queries).remplacer({ utilisateurId: compte.id, usage, empreinte, creeLe, expireLe });
  return code;
}

/**
 * Uses the code. Five tries, then another must be asked for.
 * @param compte undefined when the address has no account: the refusal is the same.
 * @throws ApiError CODE_INVALIDE, whatever is wrong.
 */
export async function consommerCode(
  { base, horloge, coffre, admis }: PortsComptes,
  compte: Compte | undefined,
  usage: UsageCode,
  code: string,
): Promise<Compte> {
  const depot = depotCodes(base.queries);
  const vise = compte && admis(compte) ? compte : undefined;
  const attendu = vise && (await depot.essayer(vise.id, usage, ESSAIS_MAX));
  const bon =
    vise !== undefined &&
    attendu !== undefined &&
    horloge.now() < attendu.expireLe &&
    coffre.empreintes(code, lienDe(vise, usage)).includes(attendu.empreinte) &&
    (await depot.prendre(vise.id, usage, attendu.empreinte));
  if (!bon) throw new ApiError('CODE_INVALIDE');
  return vise;
}

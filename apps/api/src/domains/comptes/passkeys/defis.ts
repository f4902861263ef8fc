import { ApiError } from '../../../platform/errors.ts';
import type { PortsComptes } from '../ports.ts';
import { creerSecret, empreinteDe } from '../secrets.ts';
import { depotPasskeys } from './repository.ts';

export const DUREE_MS = 5 * 60_000;

/** EdDSA, ES256, RS256: what authenticators make. */
export const ALGORITHMES = [-8, -7, -257] as const;

/** @param utilisateurId who adds a key; null for a login, which does not say who comes. */
export async function emettreDefi({ base, horloge }: PortsComptes, utilisateurId: string | null): Promise<string> {
  const defi = creerSecret();
  const expireLe = new Date(horloge.now().getTime() + DUREE_MS);
  await depotPasskeys(base.queries).ajouterDefi({ empreinte: empreinteDe(defi), utilisateurId, expireLe });
  return defi;
}

/** A challenge serves once, for who received it. */
export const consommerDefi = (
  { base, horloge }: PortsComptes,
  defi: string,
  utilisateurId: string | null,
): Promise<boolean> => depotPasskeys(base.queries).prendreDefi(empreinteDe(defi), utilisateurId, horloge.now());

/** The library throws plain errors on everything that an answer may have wrong; those of the database go on. */
export function refuser(cause: unknown): never {
  if (cause instanceof Error && cause.name !== 'DrizzleQueryError' && !('query' in cause)) {
    throw new ApiError('PASSKEY_REFUSEE', { cause });
  }
  throw cause;
}

import type { Profil } from '@francis/contract';
import type { Database, Queries } from '../../platform/database/database.ts';
import { depotProfil } from './repository.ts';

export { routesProfil as monterProfil } from './routes.ts';

/** The stored profile, for the domains that reason on it. */
export const profilDe = (base: Database, utilisateurId: string): Promise<Profil | undefined> =>
  depotProfil(base.queries, utilisateurId).lire();

/** Adds fields to the stored profile, inside the caller's transaction. */
export const ecrireProfil = async (
  requetes: Queries,
  utilisateurId: string,
  champs: Profil,
  instant: Date,
): Promise<void> => {
  await depotProfil(requetes, utilisateurId).modifier(champs, instant);
};

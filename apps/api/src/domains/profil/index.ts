import type { Profil } from '@francis/contract';
import type { Database } from '../../platform/database/database.ts';
import { depotProfil } from './repository.ts';

export { routesProfil as monterProfil } from './routes.ts';

/** The stored profile, for the domains that reason on it. */
export const profilDe = (base: Database, utilisateurId: string): Promise<Profil | undefined> =>
  depotProfil(base.queries, utilisateurId).lire();

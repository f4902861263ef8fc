import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { estExclu } from './repository-blocages.ts';

/** @throws ApiError ANNUAIRE_EXCLU: the moderation closed the directory to this account. */
export async function exigerAdmis(requetes: Queries, utilisateurId: string): Promise<void> {
  if (await estExclu(requetes, utilisateurId)) throw new ApiError('ANNUAIRE_EXCLU');
}

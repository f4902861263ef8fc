import type { Profil } from '@francis/contract';
import { depuisProfil, type SituationOptimisation } from '@francis/presentation/optimisation';
import { request } from '../../../platform/http.ts';
import { resumeSession } from '../../../platform/session.ts';

/** @throws ApiError when nobody is signed in, or when the server does not answer */
export async function lireProfil(): Promise<Partial<SituationOptimisation>> {
  await resumeSession();
  return depuisProfil(await request<Profil>('/api/user-profile'));
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { autorisations, clesApi } from '../../schema/index.ts';

/** Programs that act for a person, by an authorization or by an API key, no longer do. */
export async function retirerProgrammes(requetes: Queries, utilisateurId: string, revoqueeLe: Date): Promise<void> {
  await requetes
    .update(autorisations)
    .set({ revoqueeLe, motifRevocation: 'mot_de_passe' })
    .where(and(eq(autorisations.utilisateurId, utilisateurId), isNull(autorisations.revoqueeLe)));
  await requetes
    .update(clesApi)
    .set({ revoqueeLe })
    .where(and(eq(clesApi.utilisateurId, utilisateurId), isNull(clesApi.revoqueeLe)));
}

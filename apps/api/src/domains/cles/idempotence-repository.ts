import { and, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { requetesIdempotentes } from '../../schema/index.ts';

export type Requete = typeof requetesIdempotentes.$inferSelect;

/** Writes of one person that carried an `Idempotency-Key`. */
export const depotIdempotence = (requetes: Queries, utilisateurId: string) => {
  const laSienne = (cle: string) =>
    and(eq(requetesIdempotentes.utilisateurId, utilisateurId), eq(requetesIdempotentes.cle, cle));
  return {
    /** Takes the key for this request. @returns what another one left there, when it was taken. */
    async prendre(
      requete: Omit<typeof requetesIdempotentes.$inferInsert, 'utilisateurId'>,
    ): Promise<Requete | undefined> {
      const { cle, recueLe } = requete;
      await requetes
        .delete(requetesIdempotentes)
        .where(and(laSienne(cle), lte(requetesIdempotentes.expireLe, recueLe)));
      const { rowCount } = await requetes
        .insert(requetesIdempotentes)
        .values({ ...requete, utilisateurId })
        .onConflictDoNothing();
      if (rowCount === 1) return undefined;
      const [prise] = await requetes.select().from(requetesIdempotentes).where(laSienne(cle));
      return prise;
    },

    async repondre(cle: string, reponse: { statut: number; type: string | null; corps: string | null }): Promise<void> {
      await requetes.update(requetesIdempotentes).set(reponse).where(laSienne(cle));
    },

    /** Nothing was done: the same key may try again. */
    async rendre(cle: string): Promise<void> {
      await requetes.delete(requetesIdempotentes).where(laSienne(cle));
    },
  };
};

export async function oublierReponses(requetes: Queries, maintenant: Date): Promise<void> {
  await requetes.delete(requetesIdempotentes).where(lte(requetesIdempotentes.expireLe, maintenant));
}

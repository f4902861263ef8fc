import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { resultatsPartages } from '../../schema/index.ts';

export type PartageEnBase = typeof resultatsPartages.$inferSelect;

/** Results have no owner: the token reads one, its key ends it. */
export const depotPartages = (requetes: Queries) => ({
  async ajouter(partage: PartageEnBase): Promise<void> {
    await requetes.insert(resultatsPartages).values(partage);
  },

  async lire(empreinte: string, maintenant: Date): Promise<PartageEnBase | undefined> {
    const [lu] = await requetes
      .select()
      .from(resultatsPartages)
      .where(and(eq(resultatsPartages.empreinte, empreinte), gt(resultatsPartages.expireLe, maintenant)));
    return lu;
  },

  /** @returns false when nothing was there to end with this key. */
  async finir(empreinte: string, cleEmpreinte: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(resultatsPartages)
      .where(and(eq(resultatsPartages.empreinte, empreinte), eq(resultatsPartages.cleEmpreinte, cleEmpreinte)));
    return rowCount === 1;
  },

  async effacerMorts(maintenant: Date): Promise<void> {
    await requetes.delete(resultatsPartages).where(lte(resultatsPartages.expireLe, maintenant));
  },
});

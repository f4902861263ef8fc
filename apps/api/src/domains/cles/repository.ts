import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { clesApi, membresCabinet, utilisateurs } from '../../schema/index.ts';

export type Cle = typeof clesApi.$inferSelect;
export interface CleNommee extends Cle {
  readonly par: string;
}

/** Keys of a firm. Every query takes the firm. */
export const depotCles = (requetes: Queries, cabinetId: string) => {
  const duCabinet = eq(clesApi.cabinetId, cabinetId);
  return {
    /** @param utilisateurId only those that this member made. */
    lister: (utilisateurId?: string): Promise<CleNommee[]> =>
      requetes
        .select({ cle: clesApi, par: utilisateurs.nomComplet })
        .from(clesApi)
        .innerJoin(utilisateurs, eq(utilisateurs.id, clesApi.utilisateurId))
        .where(and(duCabinet, utilisateurId === undefined ? undefined : eq(clesApi.utilisateurId, utilisateurId)))
        .orderBy(desc(clesApi.creeeLe), desc(clesApi.id))
        .then((lignes) => lignes.map(({ cle, par }) => ({ ...cle, par }))),

    async vivantes(maintenant: Date): Promise<number> {
      const [ligne] = await requetes
        .select({ n: count() })
        .from(clesApi)
        .where(and(duCabinet, isNull(clesApi.revoqueeLe), gt(clesApi.expireLe, maintenant)));
      return ligne?.n ?? 0;
    },

    async ajouter(cle: Omit<typeof clesApi.$inferInsert, 'cabinetId'>): Promise<void> {
      await requetes.insert(clesApi).values({ ...cle, cabinetId });
    },

    async revoquer(id: string, revoqueeLe: Date): Promise<void> {
      await requetes
        .update(clesApi)
        .set({ revoqueeLe })
        .where(and(duCabinet, eq(clesApi.id, id), isNull(clesApi.revoqueeLe)));
    },
  };
};

/** A key by what its holder shows, while its maker is still in the firm. */
export async function cleParEmpreinte(requetes: Queries, empreinte: string): Promise<Cle | undefined> {
  const [trouvee] = await requetes
    .select({ cle: clesApi })
    .from(clesApi)
    .innerJoin(
      membresCabinet,
      and(eq(membresCabinet.utilisateurId, clesApi.utilisateurId), eq(membresCabinet.cabinetId, clesApi.cabinetId)),
    )
    .where(eq(clesApi.empreinte, empreinte));
  return trouvee?.cle;
}

export async function marquerUsage(requetes: Queries, id: string, utiliseeLe: Date): Promise<void> {
  await requetes.update(clesApi).set({ utiliseeLe }).where(eq(clesApi.id, id));
}

/** Keys that ended before that date: what they did stays in the audit. */
export async function oublierCles(requetes: Queries, avant: Date): Promise<void> {
  await requetes.delete(clesApi).where(or(lt(clesApi.expireLe, avant), lt(clesApi.revoqueeLe, avant)));
}

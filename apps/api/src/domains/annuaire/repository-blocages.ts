import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { blocages, fichesAnnuaire, journalModeration } from '../../schema/index.ts';

/** Neither of the two blocked the other: who is blocked sees what who blocks sees, nothing. */
export const nonBloques = (un: SQL, autre: SQL): SQL => sql`not exists (
  select 1 from ${blocages} b where b.auteur_id = ${un} and b.vise_id = ${autre}
) and not exists (
  select 1 from ${blocages} b where b.auteur_id = ${autre} and b.vise_id = ${un}
)`;

/** Whom one person blocked. Every query takes its owner. */
export const depotBlocages = (requetes: Queries, auteurId: string) => ({
  lister: () => requetes.select().from(blocages).where(eq(blocages.auteurId, auteurId)).orderBy(desc(blocages.le)),

  /** Blocking twice is blocking. */
  async bloquer(blocage: Omit<typeof blocages.$inferInsert, 'auteurId'>): Promise<boolean> {
    const { rowCount } = await requetes
      .insert(blocages)
      .values({ ...blocage, auteurId })
      .onConflictDoNothing();
    return rowCount === 1;
  },

  async debloquer(id: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(blocages)
      .where(and(eq(blocages.id, id), eq(blocages.auteurId, auteurId)));
    return rowCount === 1;
  },
});

/** The last word of the moderation on an account. */
export async function estExclu(requetes: Queries, utilisateurId: string): Promise<boolean> {
  const [dernier] = await requetes
    .select({ geste: journalModeration.geste })
    .from(journalModeration)
    .where(and(eq(journalModeration.viseId, utilisateurId), inArray(journalModeration.geste, ['exclu', 'reintegre'])))
    .orderBy(desc(journalModeration.rang))
    .limit(1);
  return dernier?.geste === 'exclu';
}

/** Takes the line of an account away, at the demand of the moderation. */
export async function retirerFicheDe(requetes: Queries, utilisateurId: string): Promise<void> {
  await requetes.delete(fichesAnnuaire).where(eq(fichesAnnuaire.utilisateurId, utilisateurId));
}

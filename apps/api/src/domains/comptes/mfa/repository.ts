import { and, asc, count, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { codesSecours, defisMfa, facteurs, utilisateurs } from '../../../schema/index.ts';
import type { Compte } from '../repository.ts';

export type Facteur = typeof facteurs.$inferSelect;
export type Defi = typeof defisMfa.$inferSelect;

export const depotMfa = (requetes: Queries) => ({
  async facteursDe(utilisateurId: string): Promise<Facteur[]> {
    return requetes
      .select()
      .from(facteurs)
      .where(eq(facteurs.utilisateurId, utilisateurId))
      .orderBy(asc(facteurs.creeLe), asc(facteurs.id));
  },

  async aUnFacteur(utilisateurId: string): Promise<boolean> {
    const [ligne] = await requetes
      .select({ id: facteurs.id })
      .from(facteurs)
      .where(and(eq(facteurs.utilisateurId, utilisateurId), isNotNull(facteurs.confirmeLe)))
      .limit(1);
    return ligne !== undefined;
  },

  /** Locked until the end of the transaction: two tries of the same code follow each other. */
  async verrouillerFacteurs(utilisateurId: string): Promise<Facteur[]> {
    return requetes
      .select()
      .from(facteurs)
      .where(eq(facteurs.utilisateurId, utilisateurId))
      .orderBy(asc(facteurs.creeLe), asc(facteurs.id))
      .for('update');
  },

  async ajouterFacteur(facteur: typeof facteurs.$inferInsert): Promise<void> {
    await requetes.insert(facteurs).values(facteur);
  },

  async modifierFacteur(
    id: string,
    champs: Partial<Pick<Facteur, 'confirmeLe' | 'dernierPas' | 'essais' | 'fenetreLe'>>,
  ): Promise<void> {
    await requetes.update(facteurs).set(champs).where(eq(facteurs.id, id));
  },

  async oublierFacteursNonConfirmes(utilisateurId: string): Promise<void> {
    await requetes.delete(facteurs).where(and(eq(facteurs.utilisateurId, utilisateurId), isNull(facteurs.confirmeLe)));
  },

  async retirerFacteur(utilisateurId: string, id: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(facteurs)
      .where(and(eq(facteurs.id, id), eq(facteurs.utilisateurId, utilisateurId)));
    return rowCount === 1;
  },

  /** Factors added since an instant; with the last of them go the recovery codes. */
  async retirerDepuis(utilisateurId: string, depuis: Date): Promise<void> {
    await requetes.delete(facteurs).where(and(eq(facteurs.utilisateurId, utilisateurId), gte(facteurs.creeLe, depuis)));
    const [reste] = await requetes
      .select({ id: facteurs.id })
      .from(facteurs)
      .where(eq(facteurs.utilisateurId, utilisateurId))
      .limit(1);
    if (!reste) await requetes.delete(codesSecours).where(eq(codesSecours.utilisateurId, utilisateurId));
  },

  async ajouterDefi(defi: typeof defisMfa.$inferInsert): Promise<void> {
    await requetes.insert(defisMfa).values(defi);
  },

  async defi(empreinte: string): Promise<{ defi: Defi; compte: Compte } | undefined> {
    const [ligne] = await requetes
      .select({ defi: defisMfa, compte: utilisateurs })
      .from(defisMfa)
      .innerJoin(utilisateurs, eq(utilisateurs.id, defisMfa.utilisateurId))
      .where(eq(defisMfa.empreinte, empreinte));
    return ligne;
  },

  /** @returns false when it was already used. */
  async prendreDefi(empreinte: string): Promise<boolean> {
    const { rowCount } = await requetes.delete(defisMfa).where(eq(defisMfa.empreinte, empreinte));
    return rowCount === 1;
  },

  async annulerDefis(utilisateurId: string): Promise<void> {
    await requetes.delete(defisMfa).where(eq(defisMfa.utilisateurId, utilisateurId));
  },

  async oublierDefis(avant: Date): Promise<void> {
    await requetes.delete(defisMfa).where(lt(defisMfa.expireLe, avant));
  },

  async remplacerCodes(utilisateurId: string, codes: readonly (typeof codesSecours.$inferInsert)[]): Promise<void> {
    await requetes.delete(codesSecours).where(eq(codesSecours.utilisateurId, utilisateurId));
    if (codes.length > 0) await requetes.insert(codesSecours).values([...codes]);
  },

  async utiliserCode(utilisateurId: string, empreinte: string, instant: Date): Promise<boolean> {
    const { rowCount } = await requetes
      .update(codesSecours)
      .set({ utiliseLe: instant })
      .where(
        and(
          eq(codesSecours.utilisateurId, utilisateurId),
          eq(codesSecours.empreinte, empreinte),
          isNull(codesSecours.utiliseLe),
        ),
      );
    return rowCount === 1;
  },

  async codesRestants(utilisateurId: string): Promise<number> {
    const [ligne] = await requetes
      .select({ nombre: count() })
      .from(codesSecours)
      .where(and(eq(codesSecours.utilisateurId, utilisateurId), isNull(codesSecours.utiliseLe)));
    return ligne?.nombre ?? 0;
  },
});

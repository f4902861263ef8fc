import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { remises, utilisateurs } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export type RemiseEnBase = typeof remises.$inferSelect;
const OUVERTES = inArray(remises.etat, ['envoyee', 'acceptee']);
const RECUES_MAX = 200;

/** What one person handed over. Every query takes its owner. */
export const depotMesRemises = (requetes: Queries, utilisateurId: string) => ({
  /** Nobody hands over twice at once: the count that follows stays true until the end of the transaction. */
  async tenir(): Promise<void> {
    await requetes
      .select({ id: utilisateurs.id })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, utilisateurId))
      .for('no key update');
  },

  lister: (): Promise<RemiseEnBase[]> =>
    requetes
      .select()
      .from(remises)
      .where(eq(remises.utilisateurId, utilisateurId))
      .orderBy(desc(remises.envoyeeLe), desc(remises.id)),

  compter: (apres: Date): Promise<number> =>
    requetes.$count(remises, and(eq(remises.utilisateurId, utilisateurId), gt(remises.envoyeeLe, apres))),

  /** @returns false when this professional already holds the situation of this person. */
  async ajouter(remise: Omit<typeof remises.$inferInsert, 'utilisateurId'>): Promise<boolean> {
    const { rowCount } = await requetes
      .insert(remises)
      .values({ ...remise, utilisateurId })
      .onConflictDoNothing();
    return rowCount === 1;
  },

  /** Erases what the professional could see. @returns false when they could see nothing any more. */
  async reprendre(id: string, repriseLe: Date): Promise<boolean> {
    const { rowCount } = await requetes
      .update(remises)
      .set({ etat: 'reprise', faits: [], repriseLe })
      .where(and(eq(remises.id, id), eq(remises.utilisateurId, utilisateurId), OUVERTES));
    return rowCount === 1;
  },
});

/**
 * What one professional holds, in the firm where they received it, on top of row security; what was taken back or
 * refused is not there.
 */
export const depotRecues = ({ requetes, cabinetId }: Cloison, professionnelId: string) => {
  const siennes = and(eq(remises.cabinetId, cabinetId), eq(remises.professionnelId, professionnelId), OUVERTES);
  return {
    lister: (): Promise<RemiseEnBase[]> =>
      requetes
        .select()
        .from(remises)
        .where(siennes)
        .orderBy(desc(remises.envoyeeLe), desc(remises.id))
        .limit(RECUES_MAX),

    /** Held until the end of the transaction: it is not taken back meanwhile. */
    async tenir(id: string): Promise<RemiseEnBase | undefined> {
      const [tenue] = await requetes
        .select()
        .from(remises)
        .where(and(eq(remises.id, id), siennes))
        .for('update');
      return tenue;
    },

    async changer(
      id: string,
      changements: Partial<Pick<RemiseEnBase, 'etat' | 'faits' | 'repondueLe' | 'clientId' | 'inscrits'>>,
    ): Promise<void> {
      await requetes
        .update(remises)
        .set(changements)
        .where(and(eq(remises.id, id), siennes));
    },
  };
};

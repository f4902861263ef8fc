import { and, asc, eq, gt, gte, lt } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { echangesExternes, identitesExternes, utilisateurs } from '../../../schema/index.ts';
import type { Compte } from '../repository.ts';

export type Identite = typeof identitesExternes.$inferSelect;
export type Echange = typeof echangesExternes.$inferSelect;

export const depotIdentites = (requetes: Queries) => ({
  async de(utilisateurId: string): Promise<Identite[]> {
    return requetes
      .select()
      .from(identitesExternes)
      .where(eq(identitesExternes.utilisateurId, utilisateurId))
      .orderBy(asc(identitesExternes.lieeLe), asc(identitesExternes.id));
  },

  /** By issuer and subject: an address may change hands at the provider. */
  async parSujet(emetteur: string, sujet: string): Promise<{ identite: Identite; compte: Compte } | undefined> {
    const [ligne] = await requetes
      .select({ identite: identitesExternes, compte: utilisateurs })
      .from(identitesExternes)
      .innerJoin(utilisateurs, eq(utilisateurs.id, identitesExternes.utilisateurId))
      .where(and(eq(identitesExternes.emetteur, emetteur), eq(identitesExternes.sujet, sujet)));
    return ligne;
  },

  /** @returns false when it is already linked to an account. */
  async ajouter(identite: typeof identitesExternes.$inferInsert): Promise<boolean> {
    const { rowCount } = await requetes
      .insert(identitesExternes)
      .values(identite)
      .onConflictDoNothing({ target: [identitesExternes.emetteur, identitesExternes.sujet] });
    return rowCount === 1;
  },

  async marquerUsage(id: string, utiliseeLe: Date): Promise<void> {
    await requetes.update(identitesExternes).set({ utiliseeLe }).where(eq(identitesExternes.id, id));
  },

  async retirer(utilisateurId: string, id: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(identitesExternes)
      .where(and(eq(identitesExternes.id, id), eq(identitesExternes.utilisateurId, utilisateurId)));
    return rowCount === 1;
  },

  async retirerDepuis(utilisateurId: string, depuis: Date): Promise<void> {
    await requetes
      .delete(identitesExternes)
      .where(and(eq(identitesExternes.utilisateurId, utilisateurId), gte(identitesExternes.lieeLe, depuis)));
  },

  async ajouterEchange(echange: Echange): Promise<void> {
    await requetes.insert(echangesExternes).values(echange);
  },

  /** Takes the exchange away: of two returns, one finds it. */
  async prendreEchange(empreinte: string, navigateur: string, maintenant: Date): Promise<Echange | undefined> {
    const [pris] = await requetes
      .delete(echangesExternes)
      .where(
        and(
          eq(echangesExternes.empreinte, empreinte),
          eq(echangesExternes.navigateur, navigateur),
          gt(echangesExternes.expireLe, maintenant),
        ),
      )
      .returning();
    return pris;
  },

  /** Those by which an identity was about to be linked to this account. */
  async annulerEchanges(utilisateurId: string): Promise<void> {
    await requetes.delete(echangesExternes).where(eq(echangesExternes.utilisateurId, utilisateurId));
  },

  async oublierEchanges(maintenant: Date): Promise<void> {
    await requetes.delete(echangesExternes).where(lt(echangesExternes.expireLe, maintenant));
  },
});

import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { defisWebauthn, passkeys, utilisateurs } from '../../../schema/index.ts';
import type { Compte } from '../repository.ts';

export type CleEnregistree = typeof passkeys.$inferSelect;

export const depotPasskeys = (requetes: Queries) => ({
  async de(utilisateurId: string): Promise<CleEnregistree[]> {
    return requetes
      .select()
      .from(passkeys)
      .where(eq(passkeys.utilisateurId, utilisateurId))
      .orderBy(asc(passkeys.creeLe), asc(passkeys.id));
  },

  async parIdentifiant(identifiant: string): Promise<{ cle: CleEnregistree; compte: Compte } | undefined> {
    const [ligne] = await requetes
      .select({ cle: passkeys, compte: utilisateurs })
      .from(passkeys)
      .innerJoin(utilisateurs, eq(utilisateurs.id, passkeys.utilisateurId))
      .where(eq(passkeys.identifiant, identifiant));
    return ligne;
  },

  /** @returns false when some account already has this credential. */
  async ajouter(cle: typeof passkeys.$inferInsert): Promise<boolean> {
    const { rowCount } = await requetes
      .insert(passkeys)
      .values(cle)
      .onConflictDoNothing({ target: passkeys.identifiant });
    return rowCount === 1;
  },

  async marquerUsage(id: string, compteur: number, utiliseLe: Date): Promise<void> {
    await requetes.update(passkeys).set({ compteur, utiliseLe }).where(eq(passkeys.id, id));
  },

  async retirer(utilisateurId: string, id: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.utilisateurId, utilisateurId)));
    return rowCount === 1;
  },

  async retirerDepuis(utilisateurId: string, depuis: Date): Promise<void> {
    await requetes.delete(passkeys).where(and(eq(passkeys.utilisateurId, utilisateurId), gte(passkeys.creeLe, depuis)));
  },

  async ajouterDefi(defi: typeof defisWebauthn.$inferInsert): Promise<void> {
    await requetes.insert(defisWebauthn).values(defi);
  },

  /** Takes the challenge away. @param utilisateurId who it was given to; null for a login. */
  async prendreDefi(empreinte: string, utilisateurId: string | null, maintenant: Date): Promise<boolean> {
    const pour =
      utilisateurId === null ? isNull(defisWebauthn.utilisateurId) : eq(defisWebauthn.utilisateurId, utilisateurId);
    const { rowCount } = await requetes
      .delete(defisWebauthn)
      .where(and(eq(defisWebauthn.empreinte, empreinte), pour, gt(defisWebauthn.expireLe, maintenant)));
    return rowCount === 1;
  },

  async annulerDefis(utilisateurId: string): Promise<void> {
    await requetes.delete(defisWebauthn).where(eq(defisWebauthn.utilisateurId, utilisateurId));
  },

  async oublierDefis(maintenant: Date): Promise<void> {
    await requetes.delete(defisWebauthn).where(lt(defisWebauthn.expireLe, maintenant));
  },
});

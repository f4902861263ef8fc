import type { RechercheGardee } from '@francis/contract';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { recherchesAnnuaire, suivisAnnuaire, utilisateurs } from '../../schema/index.ts';

/** What one person keeps of the directory: whom they follow, what they look for. Every query takes its owner. */
export const depotLiens = (requetes: Queries, utilisateurId: string) => ({
  /** Nobody follows twice at once: the count that follows stays true until the end of the transaction. */
  async tenir(): Promise<void> {
    await requetes
      .select({ id: utilisateurs.id })
      .from(utilisateurs)
      .where(eq(utilisateurs.id, utilisateurId))
      .for('no key update');
  },

  /** How many others they follow. */
  compter: (): Promise<number> => requetes.$count(suivisAnnuaire, eq(suivisAnnuaire.utilisateurId, utilisateurId)),

  async suit(ficheId: string): Promise<boolean> {
    return (
      (await requetes.$count(
        suivisAnnuaire,
        and(eq(suivisAnnuaire.utilisateurId, utilisateurId), eq(suivisAnnuaire.ficheId, ficheId)),
      )) > 0
    );
  },

  async suivre(ficheId: string, suiviLe: Date): Promise<void> {
    await requetes.insert(suivisAnnuaire).values({ utilisateurId, ficheId, suiviLe }).onConflictDoNothing();
  },

  async nePlusSuivre(ficheId: string): Promise<boolean> {
    const { rowCount } = await requetes
      .delete(suivisAnnuaire)
      .where(and(eq(suivisAnnuaire.utilisateurId, utilisateurId), eq(suivisAnnuaire.ficheId, ficheId)));
    return rowCount === 1;
  },

  async recherche(): Promise<RechercheGardee | undefined> {
    const [lue] = await requetes
      .select({
        ville: recherchesAnnuaire.ville,
        metiers: recherchesAnnuaire.metiers,
        sujets: recherchesAnnuaire.sujets,
        langues: recherchesAnnuaire.langues,
      })
      .from(recherchesAnnuaire)
      .where(eq(recherchesAnnuaire.utilisateurId, utilisateurId));
    return lue;
  },

  async garder(recherche: RechercheGardee, modifieeLe: Date): Promise<void> {
    const valeurs = { ...recherche, modifieeLe };
    await requetes
      .insert(recherchesAnnuaire)
      .values({ ...valeurs, utilisateurId })
      .onConflictDoUpdate({ target: recherchesAnnuaire.utilisateurId, set: valeurs });
  },

  async oublier(): Promise<void> {
    await requetes.delete(recherchesAnnuaire).where(eq(recherchesAnnuaire.utilisateurId, utilisateurId));
  },
});

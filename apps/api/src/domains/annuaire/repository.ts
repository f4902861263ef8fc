import type { RechercheAnnuaire } from '@francis/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cabinets, fichesAnnuaire, membresCabinet, utilisateurs } from '../../schema/index.ts';
import type { Curseur } from './curseur.ts';

export type FicheEnBase = typeof fichesAnnuaire.$inferSelect;
/** With the name of the firm where the person works today, when they show it. */
export type FicheNommee = FicheEnBase & { readonly cabinet: string | null };
type Nouvelle = Omit<typeof fichesAnnuaire.$inferInsert, 'id' | 'utilisateurId'>;

interface Page extends Omit<RechercheAnnuaire, 'apres'> {
  readonly apres: Curseur | undefined;
  readonly limite: number;
}

/** What a person shows of themselves. Every query takes its owner. */
export const depotMaFiche = (requetes: Queries, utilisateurId: string) => ({
  async lire(): Promise<FicheNommee | undefined> {
    const [lue] = await nommees(requetes).where(eq(fichesAnnuaire.utilisateurId, utilisateurId));
    return lue && aplatir(lue);
  },

  /** The name of the line stays the same as long as the person does not withdraw. */
  async publier(id: string, fiche: Nouvelle): Promise<void> {
    await requetes
      .insert(fichesAnnuaire)
      .values({ ...fiche, id, utilisateurId })
      .onConflictDoUpdate({ target: fichesAnnuaire.utilisateurId, set: fiche });
  },

  async retirer(): Promise<boolean> {
    const { rowCount } = await requetes.delete(fichesAnnuaire).where(eq(fichesAnnuaire.utilisateurId, utilisateurId));
    return rowCount === 1;
  },
});

const nommees = (requetes: Queries) =>
  requetes
    .select({ fiche: fichesAnnuaire, cabinet: cabinets.nom })
    .from(fichesAnnuaire)
    .innerJoin(utilisateurs, eq(utilisateurs.id, fichesAnnuaire.utilisateurId))
    // Who left the firm no longer bears its name.
    .leftJoin(
      membresCabinet,
      and(
        eq(membresCabinet.utilisateurId, fichesAnnuaire.utilisateurId),
        eq(membresCabinet.cabinetId, fichesAnnuaire.cabinetId),
      ),
    )
    .leftJoin(cabinets, eq(cabinets.id, membresCabinet.cabinetId));

const aplatir = ({ fiche, cabinet }: { fiche: FicheEnBase; cabinet: string | null }): FicheNommee => ({
  ...fiche,
  cabinet,
});

/** Those who may be seen: the account is open, and still of a professional. */
const VISIBLE = and(isNull(utilisateurs.desactiveLe), eq(utilisateurs.typeCompte, 'professionnel'));

/** What anybody signed in may read: public by the choice of each, so by no owner. */
export const depotAnnuaire = (requetes: Queries) => ({
  async trouver(id: string): Promise<FicheNommee | undefined> {
    const [lue] = await nommees(requetes).where(and(eq(fichesAnnuaire.id, id), VISIBLE));
    return lue && aplatir(lue);
  },

  async lister({ recherche, ville, metier, sujet, langue, apres, limite }: Page): Promise<FicheNommee[]> {
    const lues = await nommees(requetes)
      .where(
        and(
          VISIBLE,
          // Folded to nothing, « ! » looks for nothing.
          recherche === ''
            ? undefined
            : sql`(francis_plier(${recherche}) <> '' and (' ' || francis_plier(concat_ws(' ', ${fichesAnnuaire.nom}, ${cabinets.nom}, ${fichesAnnuaire.ville})) like '% ' || francis_plier(${recherche}) || '%'))`,
          ville === '' ? undefined : sql`${fichesAnnuaire.cleVille} = francis_plier(${ville})`,
          metier && sql`${metier} = any(${fichesAnnuaire.metiers})`,
          sujet && sql`${sujet} = any(${fichesAnnuaire.sujets})`,
          langue && sql`${langue} = any(${fichesAnnuaire.langues})`,
          apres && sql`(${fichesAnnuaire.cle}, ${fichesAnnuaire.id}) > (${apres.cle}, ${apres.id}::uuid)`,
        ),
      )
      .orderBy(asc(fichesAnnuaire.cle), asc(fichesAnnuaire.id))
      .limit(limite);
    return lues.map(aplatir);
  },
});

/** Who stands behind a line that may be seen. */
export async function compteDeLaFiche(
  requetes: Queries,
  id: string,
): Promise<{ readonly id: string; readonly nomComplet: string } | undefined> {
  const [lu] = await requetes
    .select({ id: utilisateurs.id, nomComplet: utilisateurs.nomComplet })
    .from(fichesAnnuaire)
    .innerJoin(utilisateurs, eq(utilisateurs.id, fichesAnnuaire.utilisateurId))
    .where(and(eq(fichesAnnuaire.id, id), VISIBLE));
  return lu;
}

import type { RechercheAnnuaire, RechercheGardee } from '@francis/contract';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cabinets, fichesAnnuaire, membresCabinet, suivisAnnuaire, utilisateurs } from '../../schema/index.ts';
import type { Curseur } from './curseur.ts';
import { nonBloques } from './repository-blocages.ts';

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

const tableau = (cles: readonly string[]): SQL => sql`${sql.param(cles)}::text[]`;

/** And by this reader: nobody stands there whom they blocked, or who blocked them. */
const visiblePour = (lecteurId: string): SQL | undefined =>
  and(VISIBLE, nonBloques(sql`${fichesAnnuaire.utilisateurId}`, sql`${lecteurId}::uuid`));

/** What anybody signed in may read: public by the choice of each, so by no owner. */
export const depotAnnuaire = (requetes: Queries, lecteurId: string) => ({
  async trouver(id: string): Promise<FicheNommee | undefined> {
    const [lue] = await nommees(requetes).where(and(eq(fichesAnnuaire.id, id), visiblePour(lecteurId)));
    return lue && aplatir(lue);
  },

  /** Those that the reader follows, last followed first. */
  async suivies(): Promise<FicheNommee[]> {
    const lues = await nommees(requetes)
      .innerJoin(
        suivisAnnuaire,
        and(eq(suivisAnnuaire.ficheId, fichesAnnuaire.id), eq(suivisAnnuaire.utilisateurId, lecteurId)),
      )
      .where(visiblePour(lecteurId))
      .orderBy(desc(suivisAnnuaire.suiviLe), asc(fichesAnnuaire.id));
    return lues.map(aplatir);
  },

  /** Those that meet at least one criterion, by how many they meet: the rule of `accord.ts`, in SQL. */
  async accordees({ ville, metiers, sujets, langues }: RechercheGardee, limite: number): Promise<FicheNommee[]> {
    const memeVille = ville === null ? sql`false` : sql`${fichesAnnuaire.cleVille} = francis_plier(${ville})`;
    const metier = sql`${fichesAnnuaire.metiers} && ${tableau(metiers)}`;
    const langue = sql`${fichesAnnuaire.langues} && ${tableau(langues)}`;
    const nombre = sql`(${memeVille})::int + (${metier})::int + (${langue})::int
      + (select count(*) from unnest(${fichesAnnuaire.sujets}) s where s = any(${tableau(sujets)}))`;
    const lues = await nommees(requetes)
      .where(
        and(
          visiblePour(lecteurId),
          sql`(${memeVille} or ${metier} or ${langue} or ${fichesAnnuaire.sujets} && ${tableau(sujets)})`,
          sql`${fichesAnnuaire.utilisateurId} <> ${lecteurId}`,
        ),
      )
      .orderBy(desc(nombre), asc(fichesAnnuaire.cle), asc(fichesAnnuaire.id))
      .limit(limite);
    return lues.map(aplatir);
  },

  async lister({ recherche, ville, metier, sujet, langue, apres, limite }: Page): Promise<FicheNommee[]> {
    const lues = await nommees(requetes)
      .where(
        and(
          visiblePour(lecteurId),
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
): Promise<{ readonly id: string; readonly nomComplet: string; readonly sujetAudit: string } | undefined> {
  const [lu] = await requetes
    .select({ id: utilisateurs.id, nomComplet: utilisateurs.nomComplet, sujetAudit: utilisateurs.sujetAudit })
    .from(fichesAnnuaire)
    .innerJoin(utilisateurs, eq(utilisateurs.id, fichesAnnuaire.utilisateurId))
    .where(and(eq(fichesAnnuaire.id, id), VISIBLE));
  return lu;
}

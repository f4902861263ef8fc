import type { SourceCorpus } from '@francis/knowledge';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { corpusPassages } from '../../schema/index.ts';

const { id, source, identifiant, version, ordre, titre, texte, url, debut, fin } = corpusPassages;
const COLONNES = { id, source, identifiant, version, ordre, titre, texte, url, debut, fin };

export interface LignePassage {
  readonly id: number;
  readonly source: SourceCorpus;
  readonly identifiant: string;
  readonly version: string;
  readonly ordre: number;
  readonly titre: string;
  readonly texte: string;
  readonly url: string;
  readonly debut: string;
  readonly fin: string | null;
}

const enVigueur = (date: string) => and(lte(debut, date), or(isNull(fin), gt(fin, date)));

export function lirePassagesEnVigueur(queries: Queries, ids: readonly number[], date: string): Promise<LignePassage[]> {
  return queries
    .select(COLONNES)
    .from(corpusPassages)
    .where(and(inArray(id, [...ids]), enVigueur(date)));
}

/** The pieces, in order, of the version in force; `piece` keeps one of them. */
export function lireTexteEnVigueur(
  queries: Queries,
  cherche: { readonly identifiant: string; readonly piece?: number },
  date: string,
): Promise<LignePassage[]> {
  return queries
    .select(COLONNES)
    .from(corpusPassages)
    .where(
      and(
        or(eq(identifiant, cherche.identifiant), eq(version, cherche.identifiant)),
        enVigueur(date),
        cherche.piece === undefined ? undefined : eq(ordre, cherche.piece),
      ),
    )
    .orderBy(asc(source), asc(debut), asc(ordre));
}

/** Passages of the corpus in the order of their keys, some at a time. */
export function lirePassagesApres(queries: Queries, apres: number, nombre: number): Promise<LignePassage[]> {
  return queries.select(COLONNES).from(corpusPassages).where(gt(id, apres)).orderBy(asc(id)).limit(nombre);
}

/** Changes as soon as a passage comes, goes, or changes its text or its dates. */
export async function empreinteDuCorpus(queries: Queries): Promise<string> {
  const [ligne] = await queries
    .select({
      nombre: sql<string>`count(*)`,
      somme: sql<string>`coalesce(sum(hashtextextended(${corpusPassages.empreinte} || ${debut}::text || coalesce(${fin}::text, ''), ${id})), 0)`,
    })
    .from(corpusPassages);
  return `${ligne?.nombre}.${ligne?.somme}`;
}

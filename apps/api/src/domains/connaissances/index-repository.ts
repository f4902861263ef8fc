import { and, asc, eq, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { corpusDocuments, corpusGenerations, corpusPassages, corpusTermes } from '../../schema/index.ts';

/** The index in use, and what it holds of the terms asked about. */
export interface EtatIndex {
  readonly generation: number;
  readonly empreinte: string;
  readonly passages: number;
  readonly longueurMoyenne: number;
  readonly termes: readonly TermeLu[];
}

export interface TermeLu {
  readonly terme: string;
  readonly frequence: number;
  /** Left out for a term so common that it may not be needed. */
  readonly occurrences: Uint8Array | null;
}

/** One query for all of it: between two imports the answer changes whole. */
export async function lireEtatIndex(
  queries: Queries,
  termes: readonly string[],
  frequenceMax = 0,
): Promise<EtatIndex | undefined> {
  const { id, empreinte, passages, longueurMoyenne, courante } = corpusGenerations;
  const { terme, frequence, occurrences, generationId } = corpusTermes;
  const lignes = await queries
    .select({
      generation: id,
      empreinte,
      passages,
      longueurMoyenne,
      terme,
      frequence,
      occurrences: sql<Buffer | null>`case when ${frequence} <= ${frequenceMax} then ${occurrences} end`,
    })
    .from(corpusGenerations)
    .leftJoin(corpusTermes, and(eq(generationId, id), parmi(termes)))
    .where(eq(courante, true));
  const [premiere] = lignes;
  if (!premiere) return undefined;
  return {
    generation: premiere.generation,
    empreinte: premiere.empreinte,
    passages: premiere.passages,
    longueurMoyenne: premiere.longueurMoyenne,
    termes: lignes.flatMap((ligne) => {
      if (ligne.terme === null) return [];
      const lues = ligne.occurrences;
      const octets = lues && new Uint8Array(lues.buffer, lues.byteOffset, lues.byteLength);
      return { terme: ligne.terme, frequence: ligne.frequence ?? 0, occurrences: octets };
    }),
  };
}

const parmi = (termes: readonly string[]) => sql`${corpusTermes.terme} = any(${sql.param([...termes])}::text[])`;

export interface OccurrencesEcrites {
  readonly terme: string;
  readonly frequence: number;
  readonly occurrences: Uint8Array;
}

export function lireOccurrencesDe(
  queries: Queries,
  generation: number,
  termes: readonly string[],
): Promise<OccurrencesEcrites[]> {
  const { terme, frequence, occurrences, generationId } = corpusTermes;
  return queries
    .select({ terme, frequence, occurrences })
    .from(corpusTermes)
    .where(and(eq(generationId, generation), parmi(termes)));
}

/** Terms that begin alike, for the spelling correction. */
export async function lireTermesVoisins(
  queries: Queries,
  generation: number,
  { debut, longueurs }: { debut: string; longueurs: readonly [number, number] },
): Promise<ReadonlyMap<string, number>> {
  const { terme, frequence, generationId } = corpusTermes;
  const apres = debut.slice(0, -1) + String.fromCharCode(debut.charCodeAt(debut.length - 1) + 1);
  const lignes = await queries
    .select({ terme, frequence })
    .from(corpusTermes)
    .where(
      and(
        eq(generationId, generation),
        gte(terme, debut),
        lt(terme, apres),
        sql`length(${terme}) between ${longueurs[0]} and ${longueurs[1]}`,
      ),
    );
  return new Map(lignes.map((ligne) => [ligne.terme, ligne.frequence]));
}

export async function lireBlocs(queries: Queries, generation: number): Promise<Uint8Array[]> {
  const lignes = await queries
    .select({ donnees: corpusDocuments.donnees })
    .from(corpusDocuments)
    .where(eq(corpusDocuments.generationId, generation))
    .orderBy(asc(corpusDocuments.bloc));
  return lignes.map(({ donnees }) => donnees);
}

export async function ouvrirGeneration(
  queries: Queries,
  generation: Omit<typeof corpusGenerations.$inferInsert, 'id' | 'courante'>,
): Promise<number> {
  const [ligne] = await queries.insert(corpusGenerations).values(generation).returning({ id: corpusGenerations.id });
  if (!ligne) throw new Error('the generation was not written');
  return ligne.id;
}

export async function ecrireBloc(
  queries: Queries,
  generationId: number,
  bloc: number,
  donnees: Uint8Array,
): Promise<void> {
  await queries.insert(corpusDocuments).values({ generationId, bloc, donnees });
}

export async function ecrireTermes(
  queries: Queries,
  generationId: number,
  termes: readonly OccurrencesEcrites[],
): Promise<void> {
  await queries.insert(corpusTermes).values(termes.map((terme) => ({ generationId, ...terme })));
}

/** Fresh statistics: without them the planner reads whole tables, and the embedded engine never gathers them alone. */
export async function analyser(queries: Queries): Promise<void> {
  for (const table of [corpusGenerations, corpusTermes, corpusDocuments, corpusPassages]) {
    await queries.execute(sql`analyze ${table}`);
  }
}

/**
 * Makes a generation the current one. The one before stays until the next publication: a question that has just read
 * its number still finds it. Unfinished ones go.
 */
export async function publierGeneration(queries: Queries, generation: number): Promise<void> {
  const [avant] = await queries
    .update(corpusGenerations)
    .set({ courante: false })
    .where(eq(corpusGenerations.courante, true))
    .returning({ id: corpusGenerations.id });
  await queries.update(corpusGenerations).set({ courante: true }).where(eq(corpusGenerations.id, generation));
  await queries
    .delete(corpusGenerations)
    .where(
      and(
        lte(corpusGenerations.id, generation),
        ne(corpusGenerations.id, generation),
        ne(corpusGenerations.id, avant?.id ?? 0),
      ),
    );
}

export async function abandonnerGeneration(queries: Queries, generation: number): Promise<void> {
  await queries.delete(corpusGenerations).where(inArray(corpusGenerations.id, [generation]));
}

import { createHash, randomUUID } from 'node:crypto';
import type { SourceCorpus, TexteOfficiel } from '@francis/knowledge';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { corpusLots, corpusPassages } from '../../schema/index.ts';

export interface Lot {
  readonly id: string;
  readonly fichiers: number;
  readonly dernierFichier: string | null;
  readonly passages: number;
  readonly refuses: number;
}

/** The run of this very folder that was cut, or a new one. */
export async function ouvrirLot(
  queries: Queries,
  { source, origine, maintenant }: { source: SourceCorpus; origine: string; maintenant: Date },
): Promise<Lot> {
  await queries
    .insert(corpusLots)
    .values({ id: randomUUID(), source, origine, etat: 'en_cours', commenceLe: maintenant })
    .onConflictDoNothing();
  const [lot] = await queries
    .select()
    .from(corpusLots)
    .where(and(eq(corpusLots.source, source), eq(corpusLots.origine, origine), eq(corpusLots.etat, 'en_cours')));
  if (!lot) throw new Error('the import was closed while it was being opened');
  return lot;
}

export async function avancerLot(queries: Queries, { id, ...avancee }: Lot): Promise<void> {
  await queries.update(corpusLots).set(avancee).where(eq(corpusLots.id, id));
}

export async function terminerLot(queries: Queries, id: string, maintenant: Date): Promise<void> {
  await queries.update(corpusLots).set({ etat: 'termine', termineLe: maintenant }).where(eq(corpusLots.id, id));
}

/**
 * Writes versions of texts; what is already there word for word is left alone. Each version then ends where the next one
 * begins, whatever the order in which they came.
 * @returns how many passages were written.
 */
export async function ecrireTextes(
  queries: Queries,
  { source, lotId }: { source: SourceCorpus; lotId: string },
  textes: readonly TexteOfficiel[],
): Promise<number> {
  if (textes.length === 0) return 0;
  const identifiants = [...new Set(textes.map(({ identifiant }) => identifiant))];
  const connues = await lireEmpreintes(queries, source, identifiants);
  // A later file of the same version replaces an earlier one of the same batch.
  const nouvelles = new Map<string, LigneAEcrire[]>();
  for (const texte of textes) nouvelles.set(`${texte.identifiant} ${texte.debut}`, lignesDe(texte, lotId));
  const aEcrire: LigneAEcrire[] = [];
  for (const [cle, lignes] of nouvelles) {
    const connue = connues.get(cle);
    if (connue === lignes.map(({ empreinte }) => empreinte).join()) continue;
    if (connue !== undefined) await effacerVersion(queries, lignes);
    aEcrire.push(...lignes);
  }
  for (let i = 0; i < aEcrire.length; i += LIGNES_PAR_ORDRE) {
    await queries.insert(corpusPassages).values(aEcrire.slice(i, i + LIGNES_PAR_ORDRE));
  }
  if (aEcrire.length > 0) await fermerVersions(queries, source, identifiants);
  return aEcrire.length;
}

/** Takes away versions that never were in force, whatever was imported of them. */
export async function retirerVersions(
  queries: Queries,
  source: SourceCorpus,
  versions: readonly string[],
): Promise<void> {
  if (versions.length === 0) return;
  const retires = await queries
    .delete(corpusPassages)
    .where(and(eq(corpusPassages.source, source), inArray(corpusPassages.version, [...versions])))
    .returning({ identifiant: corpusPassages.identifiant });
  await fermerVersions(queries, source, [...new Set(retires.map(({ identifiant }) => identifiant))]);
}

type LigneAEcrire = typeof corpusPassages.$inferInsert;

function lignesDe({ pieces, ...texte }: TexteOfficiel, lotId: string): LigneAEcrire[] {
  const { source, identifiant, version, url, debut, fin } = texte;
  return pieces.map((piece, ordre) => {
    const titre = [texte.titre, ...piece.intitules].join(' › ');
    const empreinte = createHash('sha256')
      .update(JSON.stringify([version, titre, piece.texte, url, fin ?? null]))
      .digest('hex');
    return {
      source,
      identifiant,
      version,
      ordre,
      titre,
      texte: piece.texte,
      url,
      debut,
      finPubliee: fin ?? null,
      empreinte,
      lotId,
    };
  });
}

async function lireEmpreintes(
  queries: Queries,
  source: SourceCorpus,
  identifiants: readonly string[],
): Promise<Map<string, string>> {
  const lignes = await queries
    .select({
      identifiant: corpusPassages.identifiant,
      debut: corpusPassages.debut,
      empreintes: sql<string>`string_agg(${corpusPassages.empreinte}, ',' order by ${corpusPassages.ordre})`,
    })
    .from(corpusPassages)
    .where(and(eq(corpusPassages.source, source), inArray(corpusPassages.identifiant, [...identifiants])))
    .groupBy(corpusPassages.identifiant, corpusPassages.debut);
  return new Map(lignes.map(({ identifiant, debut, empreintes }) => [`${identifiant} ${debut}`, empreintes]));
}

/** Rows per statement: each carries a dozen parameters, and PostgreSQL takes 65 535. */
const LIGNES_PAR_ORDRE = 1_000;

async function effacerVersion(queries: Queries, [ligne]: readonly LigneAEcrire[]): Promise<void> {
  if (!ligne) return;
  const { source, identifiant, debut } = corpusPassages;
  await queries
    .delete(corpusPassages)
    .where(and(eq(source, ligne.source), eq(identifiant, ligne.identifiant), eq(debut, ligne.debut)));
}

async function fermerVersions(queries: Queries, source: SourceCorpus, identifiants: readonly string[]): Promise<void> {
  if (identifiants.length === 0) return;
  const liste = sql.param([...identifiants]);
  await queries.execute(sql`
    update ${corpusPassages} p set fin = v.fin
    from (
      select identifiant, debut,
        least(fin_publiee, lead(debut) over (partition by identifiant order by debut)) as fin
      from (
        select identifiant, debut, min(fin_publiee) as fin_publiee from ${corpusPassages}
        where source = ${source} and identifiant = any(${liste}::text[])
        group by identifiant, debut
      ) versions
    ) v
    where p.source = ${source} and p.identifiant = v.identifiant and p.debut = v.debut
      and p.fin is distinct from v.fin`);
}

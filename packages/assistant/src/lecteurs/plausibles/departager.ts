import type { AppelOutil } from '../../types.ts';
import { appelsChanges, combinaisons, type Indecision, type LectureCalculee } from './indecision.ts';

/** A figure that holds under a condition. */
export interface Alternative {
  readonly condition: string;
  readonly appels: readonly AppelOutil[];
}

export interface Partage<T> {
  /** What needs no proof: whatever its value, the figure is the same. */
  readonly indifferents: readonly T[];
  /** What does not matter, by name. */
  readonly sansEffet: readonly string[];
  /** What changes the figure, under what condition the one that was read holds, and the others. */
  readonly decisif?: {
    readonly nom: string;
    readonly condition: string;
    readonly porte: readonly T[];
    /** The figure that was read is the custom, and is sure. */
    readonly coutume: boolean;
    readonly autres: readonly Alternative[];
  };
}

/** Figures shown for one question: the one that was read, and two more. */
const ALTERNATIVES_MAX = 3;
const RIEN = { indifferents: [], sansEffet: [] };

/**
 * Computes every plausible reading of what a question leaves unsaid. The same figure: it does not matter. Others: the
 * first thing that changes it is shown, with what it gives.
 * @param tete the figures that an answer to these calls puts forward
 */
export async function departager<T>(
  lecture: LectureCalculee,
  indecisions: readonly Indecision<T>[],
  jour: string,
  tete: (appels: readonly AppelOutil[]) => Promise<string>,
): Promise<Partage<T>> {
  const lue = await tete(lecture.appels);
  if (indecisions.length === 0 || lue === '') return RIEN;
  for (const indecision of indecisions) {
    const groupes = await grouper(lecture, indecision, jour, tete);
    if (groupes.length < 2) continue;
    const [premier, ...autres] = groupes.slice(0, ALTERNATIVES_MAX);
    if (premier === undefined) continue;
    const { nom, porte, coutume = false } = indecision;
    return { ...RIEN, decisif: { nom, porte, coutume, condition: premier.condition, autres } };
  }
  const toutes = combinaisons(indecisions);
  if (toutes === undefined) return RIEN;
  for (const changements of toutes) {
    const appels = appelsChanges(lecture, changements, jour);
    // A reading that cannot be computed is not known to give the same figure.
    if (appels === undefined || (await tete(appels)) !== lue) return RIEN;
  }
  return {
    indifferents: indecisions.flatMap((d) => d.porte),
    sansEffet: indecisions.flatMap((d) => (d.tue ? [] : [d.nom])),
  };
}

/** The values of one thing unsaid, together when they give the same figure; what was read comes first. */
async function grouper(
  lecture: LectureCalculee,
  { valeurs }: Indecision<unknown>,
  jour: string,
  tete: (appels: readonly AppelOutil[]) => Promise<string>,
): Promise<Alternative[]> {
  const groupes = new Map<string, { libelles: string[]; appels: readonly AppelOutil[] }>();
  for (const { libelle, changements } of valeurs) {
    const appels = appelsChanges(lecture, changements, jour);
    const figure = appels === undefined ? '' : await tete(appels);
    if (appels === undefined || figure === '') continue;
    const groupe = groupes.get(figure);
    if (groupe === undefined) groupes.set(figure, { libelles: [libelle], appels });
    else groupe.libelles.push(libelle);
  }
  return [...groupes.values()].map(({ libelles, appels }) => ({ condition: enumerer(libelles), appels }));
}

const enumerer = (libelles: readonly string[]): string =>
  libelles.length < 2 ? libelles.join('') : `${libelles.slice(0, -1).join(', ')} ou ${libelles.at(-1) ?? ''}`;

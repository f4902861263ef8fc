import { depuisMoteur, estCalcul, type Feuille, type OutilDeCalcul, versMoteur } from '@francis/faits';
import type { AppelOutil } from '../../types.ts';
import { completer } from '../heberge/completer.ts';
import { entreeAcceptee } from '../heberge/entrees.ts';

/** Where a value stands: its calculation, by rank, and its path with ranks. */
export interface Lieu {
  readonly calcul: number;
  readonly chemin: string;
}

export interface Changement extends Lieu {
  /** Undefined: nothing stands there any more. */
  readonly valeur: Feuille['valeur'] | undefined;
}

/** One way to fill what was not said. */
interface Valeur {
  readonly libelle: string;
  readonly changements: readonly Changement[];
}

/** Something that the question does not say, and every way to fill it, the one that was read first. */
export interface Indecision<T> {
  readonly nom: string;
  /** What of the reading it holds by itself, once every value gives the same figure. */
  readonly porte: readonly T[];
  readonly valeurs: readonly Valeur[];
  /** What was read is the custom: the other figure is told beside it, and makes it no less sure. */
  readonly coutume?: boolean;
  /** Not worth a line when it changes nothing. */
  readonly tue?: boolean;
}

/** The calculations of a reading, each with its facts, and every call that it makes. */
export interface LectureCalculee {
  readonly calculs: readonly { readonly outil: OutilDeCalcul; readonly feuilles: readonly Feuille[] }[];
  /** The calls of the calculations in their order, then the others. */
  readonly appels: readonly AppelOutil[];
}

/** Readings computed for one question, at most. */
export const LECTURES_MAX = 32;

/** The same calculations, read back from the calls that were made. */
export function lectureDesAppels(appels: readonly AppelOutil[]): LectureCalculee {
  const calculs = appels.flatMap(({ outil, entree }) =>
    estCalcul(outil) ? [{ outil, feuilles: depuisMoteur(outil, entree) }] : [],
  );
  return { calculs, appels: appels.filter((a) => estCalcul(a.outil)) };
}

/** The calls of a reading with some values changed; undefined when the engine would not take them. */
export function appelsChanges(
  { calculs, appels }: LectureCalculee,
  changements: readonly Changement[],
  jour: string,
): AppelOutil[] | undefined {
  const changes = calculs.map(({ outil, feuilles }, calcul) => {
    const siens = new Map(changements.filter((c) => c.calcul === calcul).map((c) => [c.chemin, c.valeur]));
    const gardees = feuilles.filter((f) => !siens.has(f.chemin));
    const nouvelles = [...siens].flatMap(([chemin, valeur]) => (valeur === undefined ? [] : [{ chemin, valeur }]));
    return { outil, entree: versMoteur(outil, completer(outil, [...gardees, ...nouvelles], jour)) };
  });
  if (changes.some(({ outil, entree }) => refusee(outil, entree))) return undefined;
  return [...changes, ...appels.slice(calculs.length)];
}

const refusee = (outil: OutilDeCalcul, entree: unknown): boolean => entreeAcceptee(outil, entree) !== undefined;

/** Every way to fill everything, what was read first; undefined when there are too many. */
export function combinaisons(indecisions: readonly Indecision<unknown>[]): Changement[][] | undefined {
  const nombre = indecisions.reduce((n, d) => n * d.valeurs.length, 1);
  if (nombre > LECTURES_MAX) return undefined;
  return indecisions.reduce<Changement[][]>(
    (avant, { valeurs }) => avant.flatMap((deja) => valeurs.map((v) => [...deja, ...v.changements])),
    [[]],
  );
}

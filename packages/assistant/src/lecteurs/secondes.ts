import type { Fait } from '@francis/faits';
import { secondesDemandes } from '@francis/lecture';
import type { AppelOutil } from '../types.ts';

/** A calculation that holds both sides of what is asked says so by the name of the second value. */
const AUTRE = '.autre_';

/** What is asked again with another value, and that one calculation alone does not answer. */
export const sansReponse = (question: string, calculs: readonly AppelOutil[], faits: readonly Fait[]): string[] =>
  calculs.length !== 1 || calculs[0]?.outil === 'comparer_impots' || faits.some((f) => f.chemin.includes(AUTRE))
    ? []
    : secondesDemandes(question);

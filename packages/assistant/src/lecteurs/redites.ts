import { estOutilDeNotes } from '../outils/de-notes.ts';
import type { AppelOutil } from '../types.ts';
import { lireNombres } from '../verification/nombres-lus.ts';
import type { Cadre } from './cadre.ts';

/** Whether nothing of what is computed changed since the answer before. */
export const memesCalculs = (calculs: readonly AppelOutil[], avant: readonly AppelOutil[] = []): boolean =>
  calculs.length > 0 && JSON.stringify(calculs) === JSON.stringify(avant.filter((a) => !estOutilDeNotes(a.outil)));

/** Below, two answers may share a figure by chance. */
const CHIFFRE_PROPRE = 1000;

/** Whether the first amount of an answer was in the one before. */
export function redit(avant: string | undefined, repris: Cadre['repris']): boolean {
  const premier = repris.find((n) => n.unite === '€')?.valeur;
  if (avant === undefined || premier === undefined || premier < CHIFFRE_PROPRE) return false;
  return lireNombres(avant).some((n) => n.unite === '€' && n.valeur === premier);
}

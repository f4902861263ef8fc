import { UNITES } from '../lexique/chiffres.ts';
import { moisNomme } from '../lexique/mois.ts';

const ECHELLES: Readonly<Record<string, number>> = { mille: 1e3, milles: 1e3, million: 1e6, millions: 1e6 };
/** A year is told after these. */
const AVANT_UNE_ANNEE = new Set(
  'en|depuis|annee|an|ete|hiver|printemps|automne|fin|debut|de|avant|apres|revenus|impots'.split('|'),
);
/** Counted one by one, or written out in full. */
const COMPTES = new Set('€|euros|euro|km|ans|mois|jours|parts|actions|titres|habitants|francs|%'.split('|'));
const AN_2010 = 2010;
const PREMIERE_UNITE = 2;
const DERNIERE_UNITE = 9;

/**
 * « un million trois », « neuf mille huit »: said aloud, the hundreds of what was just counted go without saying. What is
 * to be added to the number as it is written; nothing for the year « deux mille huit » and for what is counted.
 */
export function centainesTues(mots: readonly string[], valeur: number, avant: string, apres: string): number {
  const unite = UNITES[mots.at(-1) ?? ''] ?? 0;
  const echelle = ECHELLES[mots.at(-2) ?? ''];
  if (echelle === undefined || unite < PREMIERE_UNITE || unite > DERNIERE_UNITE) return 0;
  if (COMPTES.has(apres.trimStart().split(' ')[0] ?? '')) return 0;
  const precedent = avant.trimEnd().split(' ').at(-1) ?? '';
  const annee = valeur < AN_2010 && valeur > 2000;
  if (annee && (AVANT_UNE_ANNEE.has(precedent) || moisNomme(precedent) !== undefined)) return 0;
  return unite * (echelle / 10 - 1);
}

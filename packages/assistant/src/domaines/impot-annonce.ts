import type { Mention } from '../comprehension/mentions.ts';

/** What stands before « = » when it is a tax that follows; « RF = » names what the tax is computed on. */
const EGALES = ['%', ' is', "'is", 'impot', 'impot du', 'is du', 'taxe', 'soit'];
/** « … x 15 % = », « IS = »: the amount that comes next is a tax. @param gauche the folded text before it. */
export function egaleUnImpot(gauche: string): boolean {
  const avant = gauche.trimEnd();
  if (!avant.endsWith('=')) return false;
  const nom = avant.slice(0, -1).trimEnd();
  return EGALES.some((fin) => nom.endsWith(fin));
}

const IMPOT_TROUVE = ["d'is", "d'impot", 'de provision', "d'is,", 'en provision', 'de taxe'];
/** « 39 000 x 15 % = 5 850 », « mon logiciel sort 25 250 d’IS »: a tax that somebody else found. */
export const estUnImpotTrouve = (m: Mention): boolean =>
  egaleUnImpot(m.gauche) || IMPOT_TROUVE.some((mots) => m.droite.replace('€', '').trimStart().startsWith(mots));

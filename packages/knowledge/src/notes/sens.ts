import { decouper } from '../recherche/decoupage.ts';
import { raciner } from '../recherche/racine.ts';
import { estMotVide } from '../recherche/mots-vides.ts';

/** Asks for an agreement, denies nothing: « n’est-ce pas ? », « …, non ? ». */
const ACCORD = /,?\s*(?:n['’]est-ce pas|pas vrai|non|ou (?:pas|non))\s*\?/giu;
const CLAUSE = /[,;:.?!]+(?!\d)/u;

/** Words that turn a sentence over. */
const NEGATION = new Set(
  (
    'pas jamais rien aucun aucune sans ni nul nulle guere non ' +
    'interdit interdite impossible inutile facultatif facultative supprime supprimee'
  ).split(' '),
);
/** Free of a tax: the contrary of owing it. */
const FRANC =
  /^(?:exoner|exempt|dispens|gratuit|epargn[ei]|echapp|affranchi|defiscalis|franchise|insaisissable|intransmissible)/;

/** −1 when the sentence denies, or frees from tax; twice is yes. */
function signeDe(mots: readonly string[]): number {
  let signe = 1;
  for (const [i, mot] of mots.entries()) {
    const nie =
      NEGATION.has(mot) || FRANC.test(mot) || (mot === 'plus' && mots.slice(Math.max(0, i - 4), i).includes('ne'));
    if (nie) signe = -signe;
  }
  return signe;
}

/** Whether a question that speaks of what a belief says leans the same way: one that doubts it must not be denied. */
export function memeSens(question: string, dit: string): boolean {
  const attendues = new Set(racinesDe(decouper(dit)));
  const touches = question
    .replace(ACCORD, ' ')
    .split(CLAUSE)
    .map(decouper)
    .filter((mots) => racinesDe(mots).some((racine) => attendues.has(racine)));
  return touches.length > 0 && signeDe(touches.flat()) === signeDe(decouper(dit));
}

const racinesDe = (mots: readonly string[]): string[] => mots.filter((m) => !estMotVide(m)).map(raciner);

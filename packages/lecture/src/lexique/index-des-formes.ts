import { pourLesDerniers } from '../texte/derniers.ts';
import { plier } from '../texte/plier.ts';
import type { Concept } from './concept.ts';

interface Noeud {
  readonly suite: Map<string, Noeud>;
  readonly concepts: string[];
}

/** A word of a text, as the dictionary compares it. */
export interface MotCompare {
  readonly cle: string;
  readonly debut: number;
  readonly fin: number;
  /** Whether only a space, a hyphen, an apostrophe or a slash parts it from the word before. */
  readonly suit: boolean;
}

export interface FormeTrouvee {
  readonly concepts: readonly string[];
  /** Where it stands in the text that was read. */
  readonly debut: number;
  readonly fin: number;
}

const LIANTS = new Set([' ', '-', "'", '/', '\n']);
const estMot = (c: string): boolean => (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');

/** Plural and singular are one; short words are kept whole (« fils », « mois », « cas »). */
const comparer = (mot: string): string =>
  mot.length > 4 && (mot.endsWith('s') || mot.endsWith('x')) ? mot.slice(0, -1) : mot;

/** A text of this length is read by every dictionary in turn: it is cut once. */
const LONG = 120;

/** Words of a plain text (lower case, no accent). */
export const motsCompares = (texte: string): readonly MotCompare[] =>
  texte.length < LONG ? couper(texte) : coupesEnDernier(texte);
const coupesEnDernier = pourLesDerniers(couper);

function couper(texte: string): readonly MotCompare[] {
  const mots: MotCompare[] = [];
  let suit = true;
  let i = 0;
  while (i < texte.length) {
    if (!estMot(texte[i] ?? '')) {
      if (!LIANTS.has(texte[i] ?? '')) suit = false;
      i += 1;
      continue;
    }
    const debut = i;
    while (i < texte.length && estMot(texte[i] ?? '')) i += 1;
    mots.push({ cle: comparer(texte.slice(debut, i)), debut, fin: i, suit });
    suit = true;
  }
  return mots;
}

const comparable = (forme: string): string => plier(forme).replaceAll('œ', 'oe').replaceAll('’', "'");

/** Forms of several words found in one pass, the longest first. */
export class IndexDesFormes {
  readonly #racine: Noeud = { suite: new Map(), concepts: [] };

  constructor(concepts: readonly Concept[]) {
    for (const { concept, formes } of concepts)
      for (const forme of formes) {
        let noeud = this.#racine;
        for (const { cle } of motsCompares(comparable(forme))) {
          const suivant: Noeud = noeud.suite.get(cle) ?? { suite: new Map(), concepts: [] };
          noeud.suite.set(cle, suivant);
          noeud = suivant;
        }
        if (noeud !== this.#racine && !noeud.concepts.includes(concept)) noeud.concepts.push(concept);
      }
  }

  /** Longest form that begins at this word. */
  a(mots: readonly MotCompare[], rang: number): { concepts: readonly string[]; mots: number } | undefined {
    let noeud: Noeud | undefined = this.#racine;
    let trouve: { concepts: readonly string[]; mots: number } | undefined;
    for (let n = 0; ; n += 1) {
      const mot = mots[rang + n];
      if (mot === undefined || (n > 0 && !mot.suit)) return trouve;
      noeud = noeud.suite.get(mot.cle);
      if (noeud === undefined) return trouve;
      if (noeud.concepts.length > 0) trouve = { concepts: noeud.concepts, mots: n + 1 };
    }
  }

  /** Every form of a plain text, none inside another. */
  trouver(texte: string): FormeTrouvee[] {
    const mots = motsCompares(texte);
    const trouvees: FormeTrouvee[] = [];
    let rang = 0;
    while (rang < mots.length) {
      const forme = this.a(mots, rang);
      if (forme !== undefined)
        trouvees.push({
          concepts: forme.concepts,
          debut: mots[rang]?.debut ?? 0,
          fin: mots[rang + forme.mots - 1]?.fin ?? 0,
        });
      rang += forme?.mots ?? 1;
    }
    return trouvees;
  }
}

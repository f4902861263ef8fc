import { IndexDesFormes, motsCompares } from './lexique/index-des-formes.ts';
import { SUITES } from './lexique/suites.ts';
import { aplatir } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(SUITES);
/** More words than this are a question of their own. */
const MOTS_MAX = 12;

/** What a short follow-up says. */
export interface SuiteLue {
  /** Each notion once, in the order of the words; those that only join are left out. */
  readonly idees: readonly string[];
  /** The numbers that are written, whatever they count. */
  readonly nombres: readonly string[];
}

const LIAISON = 'liaison';
/** What an amount is followed by. */
const UNITES = new Set(['euro', 'euros', 'e', 'eur']);
const estChiffre = (mot: string): boolean => mot !== '' && Number.isInteger(Number(mot));

/**
 * A follow-up all of whose words are known: « et ma femme ? », « non, on est pacsés », « pourquoi ? ». A single word that it
 * does not know makes it a question to read: undefined.
 */
export function lireMotsDeSuite(question: string): SuiteLue | undefined {
  const { texte } = aplatir(question.slice(0, 200));
  const mots = motsCompares(texte);
  if (mots.length === 0 || mots.length > MOTS_MAX || question.length > 200) return undefined;
  const idees: string[] = [];
  const nombres: string[] = [];
  let rang = 0;
  while (rang < mots.length) {
    const forme = INDEX.a(mots, rang);
    const cle = mots[rang]?.cle ?? '';
    if (forme !== undefined) for (const idee of forme.concepts) idees.push(idee);
    else if (estChiffre(cle)) nombres.push(cle);
    else if (!UNITES.has(cle) || nombres.length === 0) return undefined;
    rang += forme?.mots ?? 1;
  }
  return { idees: [...new Set(idees)].filter((i) => i !== LIAISON), nombres };
}

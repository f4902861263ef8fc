import { D_UN_AUTRE_LIT, ENFANTS_ENSEMBLE, motsDits, NI_D_UN_AUTRE_LIT } from '@francis/lecture';
import { decouper } from './personnes-nommees.ts';

const AUTRE_LIT = motsDits(D_UN_AUTRE_LIT);
const PAS_D_AUTRE_LIT = motsDits(NI_D_UN_AUTRE_LIT);

/** Whether who died had children that are not the spouse's: the law then leaves the spouse the quarter alone (C. civ. art. 757). */
export const aDesEnfantsDUnAutreLit = (texte: string): boolean => AUTRE_LIT.test(texte) && !PAS_D_AUTRE_LIT.test(texte);

const ENFANTS = new Set(['enfant', 'enfants', 'fille', 'filles', 'fils', 'garcon', 'garcons']);
const FINS = new Set(['.', '?', '!', ';']);
const UN = new Set(['un', 'une', 'son', 'sa']);
const ENFANTS_MAX = 12;

/** The number told before the noun of the children, within these words. */
function compter(mots: readonly string[]): number | undefined {
  const place = mots.findIndex((mot) => ENFANTS.has(mot));
  const dit = mots[place - 1] ?? '';
  if (place < 0) return undefined;
  if (UN.has(dit)) return 1;
  const nombre = Number(dit);
  return Number.isInteger(nombre) && nombre > 0 && nombre <= ENFANTS_MAX ? nombre : undefined;
}
/** Those who are only named, each with an age: « Jade, 15 ans ». */
const nommes = (mots: readonly string[]): number | undefined => mots.filter((mot) => mot === 'ans').length || undefined;

/** « deux enfants d’un premier mariage, et nous avons eu ensemble Jade, 15 ans »: all of them inherit. */
export function enfantsDesDeuxLits(texte: string): number | undefined {
  const lit = D_UN_AUTRE_LIT.split('|').find((mots) => texte.includes(` ${mots}`));
  const ensemble = ENFANTS_ENSEMBLE.split('|').find((mots) => texte.includes(` ${mots} `));
  if (lit === undefined || ensemble === undefined || !aDesEnfantsDUnAutreLit(texte)) return undefined;
  const [avant, apres] = [texte.indexOf(` ${lit}`), texte.indexOf(` ${ensemble} `)];
  if (avant > apres) return undefined;
  const premiers = compter(decouper(texte.slice(0, avant)).slice(-PORTEE));
  const suite = decouper(texte.slice(apres + ensemble.length + 2));
  const fin = suite.findIndex((mot) => FINS.has(mot));
  const phrase = fin < 0 ? suite : suite.slice(0, fin);
  const communs = compter(phrase) ?? nommes(phrase);
  return premiers === undefined || communs === undefined ? undefined : premiers + communs;
}
const PORTEE = 3;

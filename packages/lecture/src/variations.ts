import { motsCompares } from './lexique/index-des-formes.ts';
import { VERBES_DE_BAISSE, VERBES_DE_HAUSSE, VERBES_DE_PASSAGE } from './lexique/variations.ts';
import type { Mention } from './mentions/mention.ts';
import { aplatir } from './texte/normaliser.ts';

/**
 * How an amount moves what it is said of: by so much, up or down; to so much; one more beside it; or a way that its words
 * do not tell.
 */
export type Variation = 'plus' | 'moins' | 'vers' | 'ajout' | 'inconnue';

const cles = (formes: string): ReadonlySet<string> => new Set(motsCompares(formes).map(({ cle }) => cle));
const HAUSSE = cles(VERBES_DE_HAUSSE);
const BAISSE = cles(VERBES_DE_BAISSE);
const PASSAGE = cles(VERBES_DE_PASSAGE);
const VERBES: ReadonlySet<string> = new Set([...HAUSSE, ...BAISSE, ...PASSAGE]);
const DE = new Set(['de', 'd']);
const VERS = new Set(['a', 'jusqu']);
/** « 5 000 € de moins », « 200 € en plus ». */
const MOINS = cles('moins');
const PLUS = 'plus';
const DEVANT_PLUS = new Set(['de', 'en']);
/** « de plus-value » is a gain, « de moins-value » a loss. */
const GAINS = new Set(['value']);

/** How far the words of an amount stand after it, and its verb before it, in characters. */
const PRES = 40;
const LOIN = 120;

const estUnNombre = (cle: string): boolean => cle !== '' && !Number.isNaN(Number(cle));

/** A currency between two amounts parts no clause. */
const motsDe = (texte: string) => motsCompares(aplatir(texte).texte.replaceAll('€', ' '));

/** The words of a clause that ends where an amount begins. */
function motsAvant(texte: string): readonly string[] {
  const mots = motsDe(texte);
  const coupe = mots.findLastIndex(({ suit }, i) => i > 0 && !suit);
  return mots.slice(Math.max(coupe, 0)).map(({ cle }) => cle);
}

/** How the words around an amount say that it moves what was there; undefined when they do not. */
export function lireVariation(question: string, { span: [de, a] }: Mention): Variation | undefined {
  const suite = motsDe(question.slice(a, a + PRES)).map(({ cle }) => cle);
  const [lien = '', sens = '', suivant = ''] = suite[0] === 'par' ? suite.slice(2) : suite;
  if (DEVANT_PLUS.has(lien) && !GAINS.has(suivant)) {
    if (MOINS.has(sens)) return 'moins';
    if (sens === PLUS) return 'ajout';
  }
  const avant = motsAvant(question.slice(Math.max(0, de - LOIN), de));
  const dernier = avant.at(-1) ?? '';
  if (VERS.has(dernier) && avant.some((cle) => VERBES.has(cle))) return 'vers';
  const verbe = avant.findLastIndex((cle) => HAUSSE.has(cle) || BAISSE.has(cle));
  if (verbe < 0) return undefined;
  // « augmente de 30 000 à 40 000 »: from one to the other.
  const passage = VERS.has(lien) && estUnNombre(sens);
  if (!DE.has(dernier) || passage || avant.slice(verbe).some(estUnNombre)) return 'inconnue';
  return HAUSSE.has(avant[verbe] ?? '') ? 'plus' : 'moins';
}

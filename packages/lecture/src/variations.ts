import { motsCompares } from './lexique/index-des-formes.ts';
import {
  DE_MOITIE,
  DOUBLENT,
  VERBES_DE_BAISSE,
  VERBES_DE_HAUSSE,
  VERBES_DE_PASSAGE,
  VERBES_DE_PERTE,
} from './lexique/variations.ts';
import type { Mention } from './mentions/mention.ts';
import { aplatir, normaliserTexte } from './texte/normaliser.ts';
import { motsDits } from './texte/mots-dits.ts';

/**
 * How an amount moves what it is said of: by so much, up or down; to so much; one more beside it; or a way that its words
 * do not tell.
 */
export type Variation = 'plus' | 'moins' | 'vers' | 'ajout' | 'inconnue';

const cles = (formes: string): ReadonlySet<string> => new Set(motsCompares(formes).map(({ cle }) => cle));
const HAUSSE = cles(VERBES_DE_HAUSSE);
const BAISSE = cles(VERBES_DE_BAISSE);
const PASSAGE = cles(VERBES_DE_PASSAGE);
const PERTE = cles(VERBES_DE_PERTE);
const VERBES: ReadonlySet<string> = new Set([...HAUSSE, ...BAISSE, ...PASSAGE]);
const DE = new Set(['de', 'd']);
const VERS = new Set(['a', 'jusqu']);
const A_ACCENTUE = 'à';
/** « 5 000 € de moins », « 200 € en plus ». */
const MOINS = cles('moins');
const PLUS = 'plus';
const EN = 'en';
const DEVANT_PLUS = new Set(['de', 'en']);
/** « de plus-value » is a gain, « de moins-value » a loss. */
const GAINS = new Set(['value']);

/** How far the words of an amount stand after it, and its verb before it, in characters. */
const PRES = 40;
const LOIN = 120;

const estUnNombre = (cle: string): boolean => cle !== '' && !Number.isNaN(Number(cle));

/** « 10 000 € de dividendes en plus »: whether these two words say so, and name no gain. */
const ecartA = (mots: readonly string[], rang: number): boolean => {
  const [lien = '', sens = '', suivant = ''] = mots.slice(rang);
  return DEVANT_PLUS.has(lien) && (sens === PLUS || MOINS.has(sens)) && !GAINS.has(suivant);
};

/** A currency between two amounts parts no clause. */
const motsDe = (texte: string) => motsCompares(aplatir(texte).texte.replaceAll('€', ' '));

/** The words of a clause that ends where an amount begins. */
function motsAvant(texte: string): readonly string[] {
  const mots = motsDe(texte);
  const coupe = mots.findLastIndex(({ suit }, i) => i > 0 && !suit);
  return mots.slice(Math.max(coupe, 0)).map(({ cle }) => cle);
}

/** The words of a clause that goes on from an amount. */
function motsApres(texte: string): readonly string[] {
  const mots = motsDe(texte);
  const coupe = mots.findIndex(({ suit }) => !suit);
  return mots.slice(0, coupe < 0 ? mots.length : coupe).map(({ cle }) => cle);
}

/** How the words around an amount say that it moves what was there; undefined when they do not. */
export function lireVariation(question: string, { span: [de, a] }: Mention): Variation | undefined {
  const suite = motsApres(question.slice(a, a + PRES));
  const [lien = '', sens = ''] = suite;
  const dit = suite.findIndex((cle, i) => ecartA(suite, i) || estUnNombre(cle));
  const avant = motsAvant(question.slice(Math.max(0, de - LOIN), de));
  const dernier = avant.at(-1) ?? '';
  // « et elle à 40 000 € en plus »: besides, and not so much more, as « elle a 40 000 € en plus » is.
  const deSurcroit = question.slice(0, de).trimEnd().endsWith(A_ACCENTUE) && suite[dit] === EN;
  if (dit >= 0 && ecartA(suite, dit) && !deSurcroit) return suite[dit + 1] === PLUS ? 'ajout' : 'moins';
  if (deSurcroit) return 'vers';
  if (VERS.has(dernier) && avant.some((cle) => VERBES.has(cle))) return 'vers';
  if (PERTE.has(dernier)) return 'moins';
  const verbe = avant.findLastIndex((cle) => HAUSSE.has(cle) || BAISSE.has(cle));
  if (verbe < 0) return undefined;
  // « augmente de 30 000 à 40 000 »: from one to the other.
  const passage = VERS.has(lien) && estUnNombre(sens);
  if (!DE.has(dernier) || passage || avant.slice(verbe).some(estUnNombre)) return 'inconnue';
  return HAUSSE.has(avant[verbe] ?? '') ? 'plus' : 'moins';
}

const DOUBLE = motsDits(DOUBLENT);
const MOITIE = motsDits(DE_MOITIE);
const DOUBLER = 1;
const PRENDRE_LA_MOITIE = -0.5;

/** By what share of itself an amount moves, and the mention that says it, unless words alone do. */
export interface PartDeVariation {
  readonly part: number;
  readonly mention?: string;
}

/** « augmentent de 10 % », « 5 % de moins », « double », « baisse de moitié ». */
export function lirePartsDeVariation(question: string, mentions: readonly Mention[]): readonly PartDeVariation[] {
  const texte = normaliserTexte(question);
  return [
    ...mentions.flatMap((m): PartDeVariation[] => {
      if (m.type !== 'taux') return [];
      const sens = lireVariation(question, m);
      if (sens === 'plus' || sens === 'ajout') return [{ part: m.valeur, mention: m.id }];
      return sens === 'moins' ? [{ part: -m.valeur, mention: m.id }] : [];
    }),
    ...(DOUBLE.test(texte) ? [{ part: DOUBLER }] : []),
    ...(MOITIE.test(texte) ? [{ part: PRENDRE_LA_MOITIE }] : []),
  ];
}

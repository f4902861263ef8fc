import { aplatir } from '../pseudonymes/genres.ts';

/** Words of speech that assert nothing: they need no support. */
const OUTILS = new Set(
  'eleve elevent atteint revient represente ressort aboutit etablit vaut compte tenu compter soit environ exactement precisement finalement globalement voici votre votres notre nous vous elle elles leur leurs cette cela celui celle ceux donc ainsi alors mais avec sans pour dans entre selon apres avant pendant depuis lors puis enfin ensuite aussi comme ainsi tout tous toute toutes chaque plus moins tres bien soit etre sont serait sera seront etait avez avons ayant avoir fait faire fois dont quel quelle quels quelles lorsque lorsqu puisque parce detail details reponse resultat resume question situation point points etape etapes calcul calculs montant montants chiffre chiffres suivant suivante suivants indique indiquez donne donnez donnee donnees partir base bases obtient obtenu obtenue applique application correspond signifie permet peut peuvent pouvez doit doivent devez faut meme autre autres ici ces des les une est par sur qui que'.split(
    ' ',
  ),
);

const LONGUEUR_DU_RADICAL = 6;

/** Other ways of speaking of the tax to pay and of what it falls by. */
const SYNONYMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:pay|pai|regle|verse|impot$|impots$|impositions?$|redevable)/, 'impot'],
  [/^(?:econom|gagne|gain|baisse|diminu|redui|epargne[rz])/, 'econom'],
];

const radical = (mot: string): string =>
  SYNONYMES.find(([motif]) => motif.test(mot))?.[1] ?? mot.replace(/[sx]$/, '').slice(0, LONGUEUR_DU_RADICAL);

/** Stems of the words that carry a meaning. */
export const radicaux = (texte: string): string[] =>
  (aplatir(texte).match(/[a-z]{4,}/g) ?? []).filter((m) => !OUTILS.has(m)).map(radical);

const NEGATION =
  /\b(?:ne|n'|aucune?|jamais|sans|rien|non|nul(?:le)?|exoner\w*|dispens\w*|interdit\w*|exclu\w*|impossible|inutile)\b|\bn'/;
export const estNegative = (texte: string): boolean => NEGATION.test(aplatir(texte));

export const phrasesDe = (texte: string): string[] =>
  texte
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((p) => p.trim())
    .filter((p) => p !== '');

/** Words that name a figure. */
const MOTS_AVANT = 2;
const CHIFFRE = /(?<!\d[ .,\u202f\u00a0]{0,4})\d[\d .,\u202f\u00a0]*\s?(?:€|%|CHF|euros?|parts?\b)/g;

export interface ChiffreNomme {
  readonly ecrit: string;
  /** The words that come just before it in its sentence. */
  readonly nom: readonly string[];
}

/** The amounts, rates and shares of a sentence, each with the words that name it. */
export const chiffresNommes = (phrase: string): ChiffreNomme[] =>
  [...phrase.matchAll(CHIFFRE)].map((m) => ({
    ecrit: m[0],
    nom: radicaux(phrase.slice(0, m.index)).slice(-MOTS_AVANT),
  }));

/** The same sentence whatever its marks, spaces and typography. */
export const normaliserPhrase = (phrase: string): string =>
  aplatir(phrase)
    .replace(/[*_|`]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Share of `mots` that are in `ensemble`; 1 for no word. */
export const part = (mots: readonly string[], ensemble: ReadonlySet<string>): number =>
  mots.length === 0 ? 1 : mots.filter((m) => ensemble.has(m)).length / mots.length;

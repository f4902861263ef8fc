import { ABREGES, AUXILIAIRE_COLLE, DEVANT_UN_MONTANT, FAMILIER, QUALIFIES } from '../lexique/familier.ts';
import { pourLesDerniers } from './derniers.ts';
import { epurer, ponctuer } from './epuration.ts';
import { chiffrerNombresEnLettres } from './nombres-lettres.ts';
import { canoniserNombres } from './nombres.ts';
import { corrigerOrthographe } from './orthographe.ts';
import { plier } from './plier.ts';
import { TexteSuivi } from './texte-suivi.ts';

const LONGUEUR_MAX = 4_000;

/** Said aloud, means nothing. */
const HESITATION =
  /\b(?:e+u+h+|heu+|hein|ben(?!\.)|bah|beh|hum+|bon alors|alors|voila|quoi hein|du coup|en gros|genre)\b/g;

/**
 * One plain form of a question: lower case, no accent, straight apostrophes, numbers in digits (`2150.5`), `€` for every
 * way of writing euros, short forms and small misspellings corrected. All later rules read this form only.
 */
export const normaliser = pourLesDerniers(
  (brut): TexteSuivi =>
    epurer(canoniserNombres(mettreEnChiffres(aplatir(brut.slice(0, LONGUEUR_MAX)))).remplacer(/ {2,}/g, ' '))
      .remplacer(/ {2,}/g, ' ')
      .remplacer(/ +([,.])/g, '$1')
      .rogner(),
);

/** The text of this form alone. */
export const normaliserTexte = (brut: string): string => normaliser(brut).texte;

/** Lower case without accents, straight apostrophes and plain spaces: every word as it was typed. */
export const aplatir = pourLesDerniers(
  (brut): TexteSuivi =>
    // One space for several first: « 1  260 € » is one amount, whatever was pasted.
    ponctuer(TexteSuivi.de(brut).remplacer(/[ \u00a0\u202f\u2009\u2007\t\r]+/g, ' '))
      .remplacer(/[’ʼ‘`´]/g, "'")
      .remplacer(/…|\.{2,}/g, ', ')
      .remplacer(/œ/gi, 'oe')
      .remplacer(/æ/gi, 'ae')
      .remplacer(/[‐‑–—−]/g, '-')
      // With them, the name of a tag and the code of a character: signs of a page, neither words nor numbers.
      .remplacer(/[«»“”"*_]|<\/?(?:div|span|p|br|img|a|b|i)\b|&(?:#x?)?[\da-z]{1,8};/gi, ' ')
      .sansAccents()
      .minuscules(),
);

/** The same before any amount is rewritten or turn of phrase simplified: all that was written is still there. */
export function mettreEnChiffres(dit: TexteSuivi): TexteSuivi {
  const plat = dit
    .remplacer(HESITATION, ' ')
    .remplacer(/\bg (?=\d|une? |deux|trois)/g, "j'ai ")
    .remplacer(/\bg (?=combien|cb|eu |fait|touche|gagne)/g, "j'ai ")
    .remplacer(/\bj(?=[bcdfgklmnpqrstvz][a-z]{2,})(?!ss\b)/g, (j, place: number, tout: string) =>
      FAMILIER[/^[a-z]+/.exec(tout.slice(place))?.[0] ?? ''] === undefined ? 'je ' : j,
    )
    .remplacer(
      /(?<!\d {0,4})\b(\d[\d ]*) ?(€|euros?|e|net|nets) par moi\b|\bpar moi\b|(?<=\d|€|nets?) ?\/ ?moi\b/g,
      (m) => m.replace(/moi$/, 'mois'),
    )
    // « 54 000 NI », « salaires NI : 67 300 », « PA versée », « verse une PA »: as the trade writes them.
    .remplacer(
      /\bnets? (?:impo?s?|imps)\b|(?<=\d ?[€k]? ?)\bni\b(?! [a-z])|(?<=\bsalaires? )ni\b(?= \d| ?:)|\bpa(?= (?:versee?s?|payee?s?|mensuelle|recue?s?|de \d|a (?:s|m)(?:on|a|es)\b))|(?<=\b(?:verse|verser|paie|paye|une|sa|ma|la) )pa\b/g,
      (mots: string) => (mots === 'pa' ? 'pension alimentaire' : 'net imposable'),
    )
    // The fund, not the currency of the amount that follows.
    .remplacer(/\bfonds (?:en )?euros?\b/g, 'fonds garanti')
    .remplacer(/[a-z]+\.?/g, deplier)
    .remplacer(/\b(\d+) ?(?:bornes|kils?)\b/g, '$1 km')
    .remplacer(
      /\b(est|sommes|suis|etes|sont|etait|etions) (mari|pacs|divorc|separ)er\b(?! ou\b)/g,
      (_, verbe: string, etat: string) => `${verbe} ${etat}e${verbe === 'suis' ? '' : 's'}`,
    )
    .remplacer(
      /\bpetite?s? (?:bouts?|tetes? blondes?)(?: de choux?)?\b|\bvieux garcon\b|\bvieille fille\b|(?<=^|[,;.(] ?|\b(?:suis|moi|vis) )solo\b(?= ?[\d,.;:)?]|$| (?:sans|avec|et|je|j'))/g,
      (mots: string) => (mots.startsWith('petit') ? (mots.includes('s ') ? 'enfants' : 'enfant') : 'celibataire'),
    )
    .remplacer(/\bpour ?cents?\b/g, '%');
  return chiffrerNombresEnLettres(corrigerOrthographe(plat));
}

/** A short form as the plain word it stands for: « enf », « amort. », « 70 a. ». */
function deplier(dit: string, place: number, tout: string): string {
  const point = dit.endsWith('.');
  const mot = point ? dit.slice(0, -1) : dit;
  if (mot === 'a') return apresUnAge(place, tout) && (point || suiviDUnSigne(place, tout)) ? `ans${dit.slice(1)}` : dit;
  // « ma donné »: nobody has a verb.
  if (mot === 'ma' && !point && AUXILIAIRE_COLLE.has(motSuivant(place + dit.length, tout))) return "m'a";
  const suite = tout.slice(place + dit.length);
  if (Object.hasOwn(DEVANT_UN_MONTANT, mot) && commenceParUnMontant(suite)) return DEVANT_UN_MONTANT[mot] ?? mot;
  if (Object.hasOwn(QUALIFIES, mot)) {
    const { mot: entier, avant, apres } = QUALIFIES[mot] ?? { mot };
    const dernier = tout.slice(0, place).trimEnd().split(' ').at(-1) ?? '';
    const suivant = suite.trimStart().split(' ')[0] ?? '';
    if (avant?.includes(dernier) === true || apres?.includes(suivant) === true) return entier;
  }
  if (point && Object.hasOwn(ABREGES, mot)) return ABREGES[mot] ?? mot;
  return `${(Object.hasOwn(FAMILIER, mot) ? FAMILIER[mot] : undefined) ?? mot}${point ? '.' : ''}`;
}

/** The word that follows a place. */
function motSuivant(place: number, tout: string): string {
  const reste = tout.slice(place, place + PLUS_LONG_MOT).trimStart();
  let fin = 0;
  while (fin < reste.length && (reste[fin] ?? '') >= 'a' && (reste[fin] ?? '') <= 'z') fin += 1;
  return reste.slice(0, fin);
}
const PLUS_LONG_MOT = 24;
/** Digits of an amount, and not of a count. */
const CHIFFRES_D_UN_MONTANT = 3;
const AVANT_LE_MONTANT = new Set([' ', ':', '=', '+']);
/** « TS : 61 000 », « TS 61 k€ »: an amount stands right there. */
function commenceParUnMontant(suite: string): boolean {
  let i = 0;
  while (i < suite.length && AVANT_LE_MONTANT.has(suite[i] ?? '')) i += 1;
  let chiffres = 0;
  while (
    i < suite.length &&
    (estChiffre(suite[i]) || (suite[i] === ' ' && estChiffre(suite[i + 1])) || suite[i] === ',')
  ) {
    if (estChiffre(suite[i])) chiffres += 1;
    i += 1;
  }
  return chiffres >= CHIFFRES_D_UN_MONTANT || (chiffres > 0 && suite.slice(i).trimStart().startsWith('k'));
}

const estChiffre = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';
/** « 70 a »: two figures and no more, just before. */
const apresUnAge = (place: number, tout: string): boolean =>
  tout[place - 1] === ' ' &&
  estChiffre(tout[place - 2]) &&
  estChiffre(tout[place - 3]) &&
  !estChiffre(tout[place - 4]) &&
  ![',', '.'].includes(tout[place - 4] ?? '');
const suiviDUnSigne = (place: number, tout: string): boolean => {
  const suite = tout.slice(place + 1).trimStart()[0];
  return suite === undefined || [',', ';', ')', '.', '?'].includes(suite);
};

/** Lower case without accents nor punctuation, for keys and enumerated values of a profile. */
export function reduire(texte: string): string {
  return plier(texte)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

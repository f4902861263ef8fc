/**
 * Cuts French text into lower-case words without accents. Elisions fall (`l’impôt` → `impot`), hyphens part
 * (`micro-BNC` → `micro`, `bnc`), figures stay whole (`2 042,50` → `2042,50`; `150-0` → `150`, `0`).
 */
export function decouper(texte: string): string[] {
  return plier(texte).match(MOT) ?? [];
}

/** Lower case, no accents nor ligatures, no elided article, figures without their thousands' spaces. */
export function plier(texte: string): string {
  return texte
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(APOSTROPHES, "'")
    .replace(ELISION, ' ')
    .replace(PLUS_VALUE, 'plusvalue')
    .replace(COMPOSES, '$1$2')
    .replace(PREMIER, 'premier ')
    .replace(ORDINAL, '$1 ')
    .replace(POINTS_DE_SIGLE, (sigle) => sigle.replaceAll('.', ''))
    .replace(MILLIERS, (nombre) => nombre.replace(/\s/g, ''));
}

const MOT = /[a-z]+[a-z0-9]*|\d+(?:[.,]\d+)?[a-z]*/g;
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4\u0060\u2032]/g;
const ELISION = /(?<![a-z0-9])(?:[ldjmtnsc]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|aujourd)'(?=[a-z0-9])/g;
/** `C.G.I.`, `p.e.r` */
const POINTS_DE_SIGLE = /(?<![a-z0-9])(?:[a-z]\.){2,}[a-z]?(?![a-z])/g;
/** « plus value », and how it is misheard. */
const PLUS_VALUE = /(?<![a-z])plue?s?[-\s]+valu(?:e|es)?(?![a-z])/g;
const PREMIER = /(?<!\d)1(?:er|ere|re)(?![a-z])/g;
/** `2e`, `3eme`: the figure alone. */
const ORDINAL = /(?<![\d,.])(\d{1,2})(?:e|eme|nd|nde)(?![a-z])/g;
/** Pairs that would lose their meaning cut in two: their first words are empty words. */
const COMPOSES = /(?<![a-z])(moins|non|trop)[-\s]+(value|resident|professionnel|percu)/g;
const MILLIERS = /(?<![\d,.])\d{1,3}(?:\s\d{3})+(?!\d)/g;

const MOTS_MAX = 12;

/** Folded words of a search, the last one perhaps unfinished; empty when there is none. */
export const motsCherches = (recherche: string): string[] =>
  recherche
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .match(/[a-z0-9]+/g)
    ?.slice(0, MOTS_MAX) ?? [];

/** Every word, wherever it begins a word of the text. */
export const requeteDeMots = (mots: readonly string[]): string => mots.map((mot) => `${mot}:*`).join(' & ');

const AUTOUR = 60;

/** Where a text says one of the words: a few words around the first of them. */
export function extraitAutour(texte: string, mots: readonly string[]): string {
  const propre = texte.replace(/\s+/gu, ' ').trim();
  // Folding letter by letter keeps the places.
  const plie = Array.from(propre, (c) => (c.length > 1 ? '  ' : c.normalize('NFD').charAt(0).toLowerCase())).join('');
  const places = mots.map((mot) => plie.indexOf(racine(mot))).filter((place) => place >= 0);
  const place = places.length === 0 ? 0 : Math.min(...places);
  const debut = place <= AUTOUR ? 0 : propre.lastIndexOf(' ', place - AUTOUR / 2) + 1;
  const fin = propre.indexOf(' ', place + AUTOUR);
  return `${debut > 0 ? '…' : ''}${fin < 0 ? propre.slice(debut) : `${propre.slice(debut, fin)}…`}`;
}

/** « déclarations » is found where « déclaré » stands. */
const racine = (mot: string): string => (mot.length > 5 ? mot.slice(0, 5) : mot);

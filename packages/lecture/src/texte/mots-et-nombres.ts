import { plier } from './plier.ts';

export interface Mot {
  readonly texte: string;
  readonly debut: number;
  readonly fin: number;
  /** What parts it from the word before. */
  readonly avant: string;
}

const estSigne = (c: string): boolean => c.toLowerCase() !== c.toUpperCase() || (c >= '0' && c <= '9');
export const aUnChiffre = (texte: string): boolean => Array.from(texte).some((c) => c >= '0' && c <= '9');
export const estNombre = (texte: string): boolean =>
  texte !== '' && Array.from(texte).every((c) => c >= '0' && c <= '9');

/** Words and numbers of a text, letters and figures that touch being one. */
export function motsDe(brut: string): Mot[] {
  const mots: Mot[] = [];
  let i = 0;
  let dernier = 0;
  while (i < brut.length) {
    const debut = i;
    while (i < brut.length && estSigne(brut[i] ?? '')) i += 1;
    if (i > debut) {
      mots.push({ texte: plier(brut.slice(debut, i)), debut, fin: i, avant: brut.slice(dernier, debut) });
      dernier = i;
    } else i += 1;
  }
  return mots;
}

/** Between the groups of one number. */
export const SEPARATEURS: ReadonlySet<string> = new Set([' ', '\u00a0', '\u202f', '.', '-', '/', '']);

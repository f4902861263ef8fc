import { plier } from '@francis/lecture';

/** A word of a question as it was written: its letters, and where they stand. */
export interface Mot {
  readonly texte: string;
  readonly debut: number;
  readonly fin: number;
  /** Lower case, without accent. */
  readonly nu: string;
}

const estLettre = (c: string): boolean => c.toLowerCase() !== c.toUpperCase() || (c >= '0' && c <= '9');

/** Runs of letters and digits. */
export function motsDe(texte: string): Mot[] {
  const mots: Mot[] = [];
  let debut = -1;
  for (let i = 0; i <= texte.length; i += 1) {
    if (i < texte.length && estLettre(texte.charAt(i))) {
      if (debut < 0) debut = i;
    } else if (debut >= 0) {
      const mot = texte.slice(debut, i);
      mots.push({ texte: mot, debut, fin: i, nu: plier(mot) });
      debut = -1;
    }
  }
  return mots;
}

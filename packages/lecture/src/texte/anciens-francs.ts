/** Francs for one euro, since 1 January 1999 (règlement CE 2866/98). */
export const FRANCS_PAR_EURO = 6.55957;
/** The franc was legal tender until this year. */
const DERNIERE_ANNEE = 2001;
const FRANCS: ReadonlySet<string> = new Set(['francs', 'franc', 'frs', 'f']);
const SUISSES: ReadonlySet<string> = new Set(['suisse', 'suisses']);
/** Ten thousand of them were a hundred new ones: nobody knows which a text of that time counts. */
const ANCIENS: ReadonlySet<string> = new Set(['ancien', 'anciens']);

const nu = (mot: string): string => {
  const fin = mot.at(-1) ?? '';
  return [',', '.', ';', ':', '?', '!', ')'].includes(fin) ? nu(mot.slice(0, -1)) : mot;
};
const estUneAnneeDAvant = (mot: string): boolean => {
  const an = Number(nu(mot));
  return Number.isInteger(an) && an >= 1900 && an <= DERNIERE_ANNEE;
};
/** A year may stand in a whole day: « 12/06/1998 ». */
const ditUneAnneeDAvant = (mots: readonly string[]): boolean =>
  mots.some((mot) => estUneAnneeDAvant(mot) || estUneAnneeDAvant(mot.split('/').at(-1) ?? ''));

/**
 * A price of before the euro in a plain text, as it is worth in euros: « en 1998, 610000 francs ». Without a year of
 * that time, or beside Swiss francs, nothing says which francs they are and the text is left as it is.
 */
export function enEurosDAvant(texte: string): string {
  const mots = texte.split(' ');
  if (!ditUneAnneeDAvant(mots) || mots.some((mot) => SUISSES.has(nu(mot)) || nu(mot) === 'chf')) return texte;
  return mots
    .flatMap((mot, i) => {
      const suivant = mots[i + 1] ?? '';
      const avant = Number(mots[i - 1]);
      if (FRANCS.has(nu(mot)) && avant > 0) return [`€${mot.slice(nu(mot).length)}`];
      if (!(Number(mot) > 0) || !FRANCS.has(nu(suivant)) || ANCIENS.has(nu(mots[i + 2] ?? ''))) return [mot];
      return [String(Math.round((Number(mot) / FRANCS_PAR_EURO) * 100) / 100)];
    })
    .join(' ');
}

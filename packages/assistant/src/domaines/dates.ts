const MOIS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
];

/** A day as precisely as it was said. */
export interface DateLue {
  /** AAAA-MM-JJ; the middle of what is not said. */
  readonly jour: string;
  readonly precision: 'jour' | 'mois' | 'annee';
  readonly debut: number;
  readonly fin: number;
}

const DATE = new RegExp(
  `(?:\\b(1er|\\d{1,2}) )?\\b(${MOIS.join('|')}) ((?:19|20)\\d{2})\\b|\\b(\\d{1,2})[/.](\\d{1,2})[/.]((?:19|20)\\d{2})\\b|\\b(?:en|de|depuis|annee|fin|debut|courant|mi-|achete|achetee|acquis|acquise|vendu|vendue|ouvert|ouverte) ?((?:19|20)\\d{2})\\b(?! ?(?:€|chf|francs))|\\(((?:19|20)\\d{2})\\)`,
  'g',
);

const deux = (n: number): string => String(n).padStart(2, '0');

/** Every date of a normalised text, in order. */
export function lireDates(texte: string): DateLue[] {
  return [...texte.matchAll(DATE)].map((m) => {
    const place = { debut: m.index, fin: m.index + m[0].length };
    if (m[2] !== undefined) {
      const mois = MOIS.indexOf(m[2]) + 1;
      const dit = m[1] === '1er' ? 1 : Number(m[1] ?? 15);
      return { ...place, jour: `${m[3]}-${deux(mois)}-${deux(dit)}`, precision: m[1] === undefined ? 'mois' : 'jour' };
    }
    if (m[4] !== undefined)
      return { ...place, jour: `${m[6]}-${deux(Number(m[5]))}-${deux(Number(m[4]))}`, precision: 'jour' };
    return { ...place, jour: `${m[7] ?? m[8]}-07-01`, precision: 'annee' };
  });
}

/** « il y a douze ans », « depuis 6 ans », « détenu 14 ans ». */
export function lireDuree(texte: string): number | undefined {
  const m =
    /\b(?:il y a|depuis|pendant|detenue?s?(?: depuis| pendant)?|apres|au bout de|garde[er]?(?: pendant)?|a|vieux de|agee? de|de|avait que|n'a que|a seulement) (?:plus de |environ |pres de )?(\d{1,2}) ans?\b/.exec(
      texte,
    );
  return m ? Number(m[1]) : undefined;
}

/** The same day, so many years before. */
export function reculer(jour: string, annees: number): string {
  return `${Number(jour.slice(0, 4)) - annees}${jour.slice(4)}`;
}

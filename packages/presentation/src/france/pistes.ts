import { ANNEES_COUVERTES } from '@francis/fiscal';

/**
 * Whether the payments that would spare tax on the income of a year can still be made: in the year itself; on the
 * income of the running year, measured by the latest law, when it is the latest law that is shown; or no more.
 */
export type DatesPistes = 'ouvertes' | 'annee-suivante' | 'passees';

export function datesDesPistes(annee: number, jour: string): DatesPistes {
  if (annee >= Number(jour.slice(0, 4))) return 'ouvertes';
  return annee === Math.max(...ANNEES_COUVERTES) ? 'annee-suivante' : 'passees';
}

/** Beside the title of the hints: on which income a payment made today counts. */
export function repereDesPistes(annee: number, jour: string): string {
  const courante = jour.slice(0, 4);
  return datesDesPistes(annee, jour) === 'annee-suivante'
    ? `Versé d’ici au 31\u00a0décembre ${courante}, sur les revenus ${courante}\u202f: gain estimé au barème ${annee + 1}`
    : 'Chaque gain est la différence de deux calculs complets';
}

export const phrasePistesPassees = (annee: number): string =>
  `Les versements qui auraient réduit l’impôt sur les revenus ${annee} devaient être faits au plus tard le 31\u00a0décembre ${annee}\u202f: cette date est passée.`;

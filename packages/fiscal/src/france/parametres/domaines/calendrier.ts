/** The Gregorian calendar: not tax law, but numbers that no rule should write again. */
const JOURS_PAR_MOIS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Number of days of a month, 1 to 12; zero for a month that does not exist. */
export function joursDuMois(annee: number, mois: number): number {
  const bissextile = annee % 4 === 0 && (annee % 100 !== 0 || annee % 400 === 0);
  return mois === 2 && bissextile ? 29 : (JOURS_PAR_MOIS[mois - 1] ?? 0);
}

/** The Gregorian calendar: not tax law, but numbers that no rule should write again. */
const JOURS_PAR_MOIS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Number of days of a month, 1 to 12; zero for a month that does not exist. */
export function joursDuMois(annee: number, mois: number): number {
  const bissextile = annee % 4 === 0 && (annee % 100 !== 0 || annee % 400 === 0);
  return mois === 2 && bissextile ? 29 : (JOURS_PAR_MOIS[mois - 1] ?? 0);
}

const MOIS = JOURS_PAR_MOIS.length;

const lire = (jour: string): [annee: number, mois: number, jour: number] => {
  const [a, m, j] = jour.split('-').map(Number);
  return [a ?? 0, m ?? 1, j ?? 1];
};

const ecrire = (annee: number, mois: number, jour: number): string =>
  `${String(annee).padStart(4, '0')}-${String(mois).padStart(2, '0')}-${String(jour).padStart(2, '0')}`;

/** Same day so many years later, or earlier when negative; 29 February becomes 28. */
export function decalerAnnees(jour: string, annees: number): string {
  const [annee, mois, quantieme] = lire(jour);
  return ecrire(annee + annees, mois, Math.min(quantieme, joursDuMois(annee + annees, mois)));
}

/** So many days later, or earlier when negative; a few at most. */
export function decalerJours(jour: string, jours: number): string {
  let [annee, mois, quantieme] = lire(jour);
  for (let i = 0; i < jours; i += 1) {
    quantieme += 1;
    if (quantieme > joursDuMois(annee, mois)) [mois, quantieme] = [mois + 1, 1];
    if (mois > MOIS) [annee, mois] = [annee + 1, 1];
  }
  for (let i = 0; i > jours; i -= 1) {
    quantieme -= 1;
    if (quantieme > 0) continue;
    [annee, mois] = mois === 1 ? [annee - 1, MOIS] : [annee, mois - 1];
    quantieme = joursDuMois(annee, mois);
  }
  return ecrire(annee, mois, quantieme);
}

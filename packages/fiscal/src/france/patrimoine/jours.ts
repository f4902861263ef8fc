/** Calendar days as AAAA-MM-JJ. The engine has no clock: the caller gives every day. */

const FORME = /^\d{4}-\d{2}-\d{2}$/u;

/** A day that exists. A day such as 30 February is read as 2 March, so it does not come back the same. */
export function estJour(texte: unknown): texte is string {
  if (typeof texte !== 'string' || !FORME.test(texte)) return false;
  const lu = new Date(`${texte}T00:00:00Z`);
  return !Number.isNaN(lu.getTime()) && lu.toISOString().startsWith(texte);
}

export function anneeDe(jour: string): number {
  return Number(jour.slice(0, jour.indexOf('-')));
}

function moisEtJour(jour: string): string {
  return jour.slice(jour.indexOf('-'));
}

/** Full years elapsed from one day to another, by anniversary; also the age of a person. Zero when not yet elapsed. */
export function anneesEcoulees(debut: string, fin: string): number {
  const ecart = anneeDe(fin) - anneeDe(debut) - (moisEtJour(fin) < moisEtJour(debut) ? 1 : 0);
  return Math.max(0, ecart);
}

/** True when strictly more than so many years have passed: the anniversary itself is not enough. */
export function plusDe(annees: number, debut: string, fin: string): boolean {
  const ecoulees = anneesEcoulees(debut, fin);
  return ecoulees > annees || (ecoulees === annees && moisEtJour(fin) > moisEtJour(debut));
}

/** « 15/02/2025 ». */
export function jourFrancais(jour: string): string {
  return jour.split('-').toReversed().join('/');
}

export function premierJanvier(annee: number): string {
  return `${annee}-01-01`;
}

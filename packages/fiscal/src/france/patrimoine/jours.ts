import { joursDuMois } from '../parametres/domaines/calendrier.ts';

/** Calendar days as AAAA-MM-JJ. The engine has no clock: the caller gives every day. */

const FORME = /^(?<annee>\d{4})-(?<mois>\d{2})-(?<jour>\d{2})$/u;

/** A day that exists. */
export function estJour(texte: unknown): texte is string {
  if (typeof texte !== 'string') return false;
  const lu = FORME.exec(texte)?.groups;
  if (lu === undefined) return false;
  const jour = Number(lu['jour']);
  return jour >= 1 && jour <= joursDuMois(Number(lu['annee']), Number(lu['mois']));
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
  return ecoulees > annees || (ecoulees === annees && moisEtJour(fin) !== moisEtJour(debut));
}

/** « 15/02/2025 ». */
export function jourFrancais(jour: string): string {
  return jour.split('-').toReversed().join('/');
}

export function premierJanvier(annee: number): string {
  return `${annee}-01-01`;
}

import { moisNomme } from '../lexique/mois.ts';
import type { Contexte } from './contexte.ts';
import type { Lu } from './lu.ts';

/** « 24 » for 2024, « 98 » for 1998. */
const PIVOT = 40;
/** From there, two figures after a month are its year. */
const COURTE = 13;
export const entiere = (an: number): number => (an >= 100 ? an : an < PIVOT ? 2000 + an : 1900 + an);
export const estAnnee = (n: number): boolean => Number.isInteger(n) && n >= 1900 && n <= 2100;

/** Ordinal that a day may carry. */
const PREMIER = new Set(['er', 'e']);

/** A date that begins at this number: « 12/03/2024 », « 03/2024 », « 12 mars 2024 », « 2024-03-12 ». */
export function lireDate(c: Contexte, i: number): Lu | undefined {
  const ecrite = c.jetons[i]?.texte ?? '';
  if (c.jetons[i]?.sorte !== 'nombre') return undefined;
  const parties = partiesDeDate(c, i);
  if (parties !== undefined) return parties;
  const n = c.jetons[i]?.valeur ?? 0;
  const j = PREMIER.has(c.en(i + 1)) && c.colle(i + 1) ? i + 2 : i + 1;
  const mois = moisNomme(c.en(j));
  if (mois !== undefined && ecrite.length <= 2 && n >= 1 && n <= 31) {
    const annee = anneeApres(c, j + 1);
    return {
      sens: { type: 'date', jour: n, mois, ...(annee === undefined ? {} : { annee: annee.annee }) },
      de: i,
      a: annee?.suite ?? j + 1,
    };
  }
  return undefined;
}

/** A month that is named without a day: « mars 2024 », « en septembre ». */
export function lireMois(c: Contexte, i: number): Lu | undefined {
  const mois = moisNomme(c.en(i));
  if (mois === undefined) return undefined;
  const annee = anneeApres(c, i + 1);
  return {
    sens: { type: 'date', mois, ...(annee === undefined ? {} : { annee: annee.annee }) },
    de: i,
    a: annee?.suite ?? i + 1,
  };
}

function anneeApres(c: Contexte, i: number): { annee: number; suite: number } | undefined {
  const jeton = c.jetons[i];
  // « mars 1 500 € » is money; only four figures in a row are a year.
  if (jeton?.sorte !== 'nombre' || ['€', 'k', '%', '-', '/'].includes(c.en(i + 1))) return undefined;
  if (jeton.texte.length === 4 && estAnnee(jeton.valeur)) return { annee: jeton.valeur, suite: i + 1 };
  // « mars 25 »: no month has that many of anything but years.
  const courte = jeton.texte.length === 2 && jeton.valeur >= COURTE && jeton.valeur <= PIVOT;
  const compte = c.unite(i + 1) ?? c.temps(i + 1);
  return courte && compte === undefined ? { annee: entiere(jeton.valeur), suite: i + 1 } : undefined;
}

const SEPARATEURS = ['/', '-', '.'];

/** Numbers joined by one sign, two or three of them. */
function partiesDeDate(c: Contexte, i: number): Lu | undefined {
  // « 12.03.2024 » was first read as 12.03.
  const point = (c.jetons[i]?.texte ?? '').split('.');
  if (point.length === 2 && c.en(i + 1) === '.' && c.colle(i + 1) && c.colle(i + 2) && c.nombre(i + 2))
    return jourMoisAn([...point, c.en(i + 2)], i, i + 3);
  const signe = c.en(i + 1);
  if (!SEPARATEURS.includes(signe) || !c.colle(i + 1) || !c.colle(i + 2) || !c.nombre(i + 2)) return undefined;
  const suivant = c.en(i + 2);
  if (c.en(i + 3) === signe && c.colle(i + 3) && c.colle(i + 4) && c.nombre(i + 4))
    return jourMoisAn([c.en(i), suivant, c.en(i + 4)], i, i + 5);
  if (signe === '/' && suivant.length === 4 && estAnnee(Number(suivant)) && c.en(i).length <= 2) {
    const mois = Number(c.en(i));
    if (mois >= 1 && mois <= 12) return { sens: { type: 'date', mois, annee: Number(suivant) }, de: i, a: i + 3 };
  }
  // « 03/26 »: what cannot be a month is a year.
  if (signe === '/' && suivant.length === 2 && Number(suivant) >= COURTE && Number(suivant) <= PIVOT) {
    const mois = Number(c.en(i));
    if (c.en(i).length === 2 && mois >= 1 && mois <= 12)
      return { sens: { type: 'date', mois, annee: entiere(Number(suivant)) }, de: i, a: i + 3 };
  }
  if (
    signe === '/' &&
    suivant.length === 2 &&
    (suivant.startsWith('0') || c.en(i).startsWith('0') || Number(c.en(i)) > Number(suivant))
  ) {
    const [jour, mois] = [Number(c.en(i)), Number(suivant)];
    if (jour >= 1 && jour <= 31 && mois >= 1 && mois <= 12)
      return { sens: { type: 'date', jour, mois }, de: i, a: i + 3 };
  }
  return undefined;
}

function jourMoisAn(parties: readonly string[], de: number, a: number): Lu | undefined {
  const [x, y, z] = parties.map(Number);
  if (x === undefined || y === undefined || z === undefined || y < 1 || y > 12) return undefined;
  if (parties[0]?.length === 4 && estAnnee(x) && z >= 1 && z <= 31)
    return { sens: { type: 'date', annee: x, mois: y, jour: z }, de, a };
  const annee = entiere(z);
  if (x < 1 || x > 31 || !estAnnee(annee) || (parties[2]?.length !== 2 && parties[2]?.length !== 4)) return undefined;
  return { sens: { type: 'date', annee, mois: y, jour: x }, de, a };
}

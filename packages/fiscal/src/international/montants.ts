import type { Unite } from '../core/trace.ts';
import { nombre } from '../core/typographie.ts';

export const FRANCS: Unite = 'CHF';

/** Products of legal rates fall a few 1e-10 beside the exact value. */
const TOLERANCE = 1e-7;

export function arrondirCentime(montant: number): number {
  return Math.round(montant * 100 + Math.sign(montant) * TOLERANCE) / 100;
}

/** Nearest franc, as the official Swiss calculator shows the taxes of cantons and communes. */
export function arrondirFranc(montant: number): number {
  return Math.round(montant + TOLERANCE);
}

/** Nearest 5 centimes, as the tax bills of the canton of Vaud. */
export function arrondirCinqCentimes(montant: number): number {
  return Math.round(montant * 20 + TOLERANCE) / 20;
}

/** Sum of amounts already rounded to the cent, exact to the cent. */
export function sommerCentimes(...montants: readonly number[]): number {
  let centimes = 0;
  for (const montant of montants) centimes += Math.round(montant * 100);
  return centimes / 100;
}

/** Down to a multiple of the step (100 CHF of income, 5 centimes of tax, 50 EUR of income). */
export function arrondirVersLeBas(montant: number, pas: number): number {
  return Math.floor(montant / pas + TOLERANCE) * pas;
}

/** Down to 5 centimes, without leaving binary dust. */
export function arrondirCinqCentimesBas(montant: number): number {
  return Math.floor(montant * 20 + TOLERANCE) / 20;
}

/** « 1 234 CHF », « 1 234,50 CHF ». */
export function francs(montant: number): string {
  const absolu = Math.abs(arrondirCentime(montant)).toFixed(2);
  const centimes = absolu.slice(-2);
  const signe = arrondirCentime(montant) < 0 ? '\u2212' : '';
  const entier = nombre(Math.trunc(Number(absolu)), 0);
  return `${signe}${entier}${centimes === '00' ? '' : `,${centimes}`}\u00a0CHF`;
}

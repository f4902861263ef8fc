import type { Palier } from './levier.ts';

/** Search on a tax that falls as an amount grows: it is found by computing the tax, never from its rates. */

/**
 * Rounding of the law moves the gain of a stretch by a few euros: slopes closer than this are one. Half a percent is far
 * under the gap between two brackets.
 */
const TOLERANCE_PENTE = 0.005;

/** Closer amounts would measure the rounding of the law rather than its slope. */
const PAS_MIN = 500;

interface Point {
  readonly montant: number;
  readonly gain: number;
}

function pente(a: Point, b: Point): number {
  return b.montant === a.montant ? 0 : (b.gain - a.gain) / (b.montant - a.montant);
}

/**
 * Stretches of equal gain per euro over [0, max], by measuring the gain at regular amounts and then halving where the
 * slope changes. `gainDe(0)` is 0.
 */
export function chercherPaliers(max: number, pas: number, gainDe: (montant: number) => number): Palier[] {
  if (max <= 0) return [];
  const points: Point[] = [];
  const nombre = Math.max(1, Math.floor(max / Math.max(pas, PAS_MIN)));
  for (let i = 0; i <= nombre; i += 1) {
    const montant = Math.min(max, Math.round((max * i) / nombre));
    points.push({ montant, gain: gainDe(montant) });
  }
  return regrouper(points, gainDe);
}

function regrouper(points: readonly Point[], gainDe: (montant: number) => number): Palier[] {
  const paliers: Palier[] = [];
  let debut = points[0];
  let precedent = points[1];
  if (debut === undefined || precedent === undefined) return paliers;
  let courante = pente(debut, precedent);
  for (const point of points.slice(2)) {
    if (Math.abs(pente(precedent, point) - courante) > TOLERANCE_PENTE) {
      const rupture = affiner(debut, precedent, point, gainDe);
      paliers.push({ de: debut.montant, a: rupture.montant, gainParEuro: pente(debut, rupture) });
      debut = rupture;
      courante = pente(rupture, point);
    }
    precedent = point;
  }
  if (precedent.montant > debut.montant) {
    paliers.push({ de: debut.montant, a: precedent.montant, gainParEuro: pente(debut, precedent) });
  }
  return paliers;
}

/** Last amount, to the euro, up to which the gain still follows the line drawn from `debut` to `bas`. */
function affiner(debut: Point, bas: Point, haut: Point, gainDe: (montant: number) => number): Point {
  const courante = pente(debut, bas);
  let sur = bas;
  let apres = haut.montant;
  while (apres - sur.montant > 1) {
    const montant = Math.floor((sur.montant + apres) / 2);
    const point = { montant, gain: gainDe(montant) };
    // Two euros of rounding may separate the gain from the straight line.
    if (Math.abs(point.gain - (debut.gain + courante * (montant - debut.montant))) <= 2) sur = point;
    else apres = montant;
  }
  return sur;
}

/**
 * Amount at which the gain per euro drops below that of the first euro. Beyond it the same money spares less; a stretch
 * that spares more (the rebate on small taxes) is kept.
 */
export function meilleurMontant(paliers: readonly Palier[]): number {
  const premiere = paliers[0]?.gainParEuro ?? 0;
  let montant = 0;
  for (const p of paliers) {
    if (premiere <= 0 || p.gainParEuro < premiere - TOLERANCE_PENTE) break;
    montant = p.a;
  }
  return montant;
}

import type { Palier } from '../ecriture/dessins.ts';
import type { Marche } from './marches.ts';

/** Points of the sampling: enough to see the narrowest step of the law, few enough to redraw at each key. */
const POINTS = 200;
/** Width on which a slope is measured, in euros: the tax is rounded to the euro, which blurs it. */
const LARGEUR = 200;
const TOLERANCE = 0.012;
/** Between two points of one slope, the tax is on their line but for its rounding to the euro at both ends. */
const ARRONDIS = 2;

export interface Courbe {
  readonly paliers: readonly Palier[];
  readonly moyenne: readonly (readonly [number, number])[];
  readonly jusqua: number;
  readonly tauxIci: number;
}

/** A slope that the law can give. */
interface Pente {
  readonly taux: number;
  readonly nom?: string;
}

/** Rates of the scale, and those that the rebate raises while it fades away. */
export function pentesPossibles(taux: readonly number[], tauxDecote: number): Pente[] {
  return taux.flatMap((t) =>
    t > 0 ? [{ taux: t }, { taux: Math.round(t * (1 + tauxDecote) * 1e4) / 1e4, nom: 'décote' }] : [{ taux: t }],
  );
}

interface Demande {
  /** Net taxable income of the reader. */
  readonly revenu: number;
  readonly jusqua: number;
  readonly pentes: readonly Pente[];
  /** Tax in euros for a net taxable income; null when the engine refuses. */
  readonly impot: (revenu: number) => number | null;
}

/**
 * What one more euro of taxable income costs, as the slope of the real tax (rebate and ceiling of the family quotient
 * included), not the rate of the table.
 */
export function tracerCourbe({ revenu, jusqua, pentes, impot }: Demande): Courbe {
  const connus = new Map<number, number | null>();
  const impotEn = (r: number): number | null => {
    const connu = connus.get(r);
    if (connu !== undefined) return connu;
    const calcule = impot(r);
    connus.set(r, calcule);
    return calcule;
  };
  /** Undefined while a threshold is being crossed, and beyond what the engine accepts. */
  const penteEn = (r: number): Pente | undefined => {
    const [ici, apres] = [impotEn(r), impotEn(r + LARGEUR)];
    if (ici === null || apres === null) return undefined;
    const mesure = (apres - ici) / LARGEUR;
    return pentes.findLast((p) => Math.abs(p.taux - mesure) <= TOLERANCE);
  };
  const droite = (a: Point, b: Point): boolean => {
    const [debut, fin] = [impotEn(a.r), impotEn(b.r)];
    if (a.pente === undefined || a.pente.taux !== b.pente?.taux || debut === null || fin === null) return false;
    return Math.abs(fin - debut - a.pente.taux * (b.r - a.r)) <= ARRONDIS;
  };
  const pas = jusqua / POINTS;
  const pointEn = (rang: number): Point => ({ rang, r: rang * pas, pente: penteEn(rang * pas) });
  /** The points where something happens: what lies on one line is not measured between its ends. */
  const entre = (a: Point, b: Point): Point[] => {
    if (b.rang - a.rang < 2 || droite(a, b)) return [b];
    const milieu = pointEn((a.rang + b.rang) >> 1);
    return [...entre(a, milieu), ...entre(milieu, b)];
  };
  const premier = pointEn(0);
  const paliers: Palier[] = [];
  let precedent = 0;
  for (const { rang, r, pente } of [premier, ...entre(premier, pointEn(POINTS))]) {
    if (pente === undefined) continue;
    if (pente.taux !== paliers.at(-1)?.taux) {
      paliers.push({ ...pente, de: rang === 0 ? 0 : situerSeuil(precedent, r, pente.taux, penteEn) });
    }
    precedent = r;
  }
  const moyenne = Array.from({ length: POINTS / 4 + 1 }, (_, i) => i * 4 * pas).flatMap((r) => {
    const total = impotEn(r);
    return total === null ? [] : [[r, r === 0 ? 0 : total / r] as const];
  });
  // While a threshold is crossed the measure may pass by another rate of the law: too short to be a step.
  const francs = paliers.filter((p, i) => (paliers[i + 1]?.de ?? Number.POSITIVE_INFINITY) - p.de > LARGEUR * 1.5);
  const trouves = francs.length > 0 ? francs : [{ de: 0, taux: 0 }];
  const tauxIci = penteEn(revenu)?.taux ?? trouves.findLast((p) => p.de <= revenu)?.taux ?? 0;
  return { paliers: trouves, moyenne, jusqua, tauxIci };
}

/** One of those of the sampling. */
interface Point {
  readonly rang: number;
  readonly r: number;
  readonly pente: Pente | undefined;
}

/** Income from which the new slope holds, by halving: the old one holds at `bas`, the new one at `haut`. */
function situerSeuil(bas: number, haut: number, taux: number, penteEn: (r: number) => Pente | undefined): number {
  let [a, b] = [bas, haut];
  while (b - a > 10) {
    const milieu = (a + b) / 2;
    if (penteEn(milieu)?.taux === taux) b = milieu;
    else a = milieu;
  }
  return Math.round(b);
}

/** How far the curve goes: past the next threshold of the household, so that one sees what comes. */
export function borneCourbe(revenu: number, partsRetenues: number, marches: readonly Marche[]): number {
  const seuils = marches.map((m) => m.de * partsRetenues);
  const prochain = seuils.find((s) => s > revenu * 1.05) ?? revenu * 1.3;
  return Math.max(prochain * 1.15, revenu * 1.3, (seuils[2] ?? 0) * 1.9);
}

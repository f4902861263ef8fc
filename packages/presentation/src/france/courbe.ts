import type { Palier } from '../ecriture/dessins.ts';
import type { Marche } from './marches.ts';

/** Points of the sampling: enough to see the narrowest step of the law, few enough to redraw at each key. */
const POINTS = 200;
/** Width on which a slope is measured, in euros: the tax is rounded to the euro, which blurs it. */
const LARGEUR = 200;
const TOLERANCE = 0.012;

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
  /** Undefined while a threshold is being crossed, and beyond what the engine accepts. */
  const penteEn = (r: number): Pente | undefined => {
    const [ici, apres] = [impot(r), impot(r + LARGEUR)];
    if (ici === null || apres === null) return undefined;
    const mesure = (apres - ici) / LARGEUR;
    return pentes.findLast((p) => Math.abs(p.taux - mesure) <= TOLERANCE);
  };
  const pas = jusqua / POINTS;
  const paliers: Palier[] = [];
  let precedent = 0;
  for (let i = 0; i <= POINTS; i += 1) {
    const r = i * pas;
    const pente = penteEn(r);
    if (pente === undefined) continue;
    if (pente.taux !== paliers.at(-1)?.taux) {
      paliers.push({ ...pente, de: i === 0 ? 0 : situerSeuil(precedent, r, pente.taux, penteEn) });
    }
    precedent = r;
  }
  const moyenne = Array.from({ length: POINTS / 4 + 1 }, (_, i) => i * pas * 4).flatMap((r) => {
    const total = impot(r);
    return total === null ? [] : [[r, r === 0 ? 0 : total / r] as const];
  });
  // While a threshold is crossed the measure may pass by another rate of the law: too short to be a step.
  const francs = paliers.filter((p, i) => (paliers[i + 1]?.de ?? Number.POSITIVE_INFINITY) - p.de > LARGEUR * 1.5);
  const trouves = francs.length > 0 ? francs : [{ de: 0, taux: 0 }];
  const tauxIci = penteEn(revenu)?.taux ?? trouves.findLast((p) => p.de <= revenu)?.taux ?? 0;
  return { paliers: trouves, moyenne, jusqua, tauxIci };
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

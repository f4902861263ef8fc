/** Progressive scales: the share of an amount between two thresholds bears the rate of its bracket. */

export interface TrancheBareme {
  /** 1 = the first taxed bracket; 0 = the part at 0 %. */
  readonly rang: number;
  readonly de: number;
  /** Infinity for the last bracket. */
  readonly a: number;
  /** Fraction. */
  readonly taux: number;
  /** Share of the amount that falls in the bracket, in euros. */
  readonly assiette: number;
  /** Unrounded. */
  readonly impot: number;
}

/**
 * Detail of a scale, unrounded. `seuils[i]` is the amount above which `taux[i]` applies; a threshold itself stays in
 * the lower bracket (« supérieure à X et inférieure ou égale à Y »).
 */
export function detaillerBareme(montant: number, seuils: readonly number[], taux: readonly number[]): TrancheBareme[] {
  const tranches: TrancheBareme[] = [];
  let bas = 0;
  let rang = 0;
  while (rang === 0 || (rang <= seuils.length && montant > bas)) {
    const haut = seuils[rang] ?? Number.POSITIVE_INFINITY;
    const t = rang === 0 ? 0 : (taux[rang - 1] ?? 0);
    const assiette = Math.max(0, Math.min(montant, haut) - bas);
    tranches.push({ rang, de: bas, a: haut, taux: t, assiette, impot: assiette * t });
    bas = haut;
    rang += 1;
  }
  return tranches;
}

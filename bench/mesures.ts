/** One figure of a bench, and the threshold that it must stay under; null when none is promised. */
export interface Mesure {
  readonly nom: string;
  readonly valeur: number;
  readonly unite: string;
  readonly seuil: number | null;
  readonly ok: boolean;
}

/** `triees`: in increasing order. `part`: 0.95 for the 95th percentile. */
export const centile = (triees: readonly number[], part: number): number =>
  triees[Math.min(triees.length - 1, Math.ceil(triees.length * part) - 1)] ?? Number.NaN;

export const mesure = (nom: string, valeur: number, unite: string, seuil: number | null): Mesure => ({
  nom,
  valeur: Math.round(valeur * 100) / 100,
  unite,
  seuil,
  ok: seuil === null || valeur < seuil,
});

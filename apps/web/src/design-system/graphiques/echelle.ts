/** Position of a value on a line of pixels. */
export type Echelle = (valeur: number) => number;

export const echelleLineaire =
  (de: number, a: number, debut: number, fin: number): Echelle =>
  (valeur) =>
    debut + ((valeur - de) / (a - de || 1)) * (fin - debut);

const PAS = [1, 2, 2.5, 5, 10];

/** Round marks from the first step up to the maximum, about `nombre` of them. */
export function graduer(maximum: number, nombre: number): number[] {
  if (!(maximum > 0) || nombre < 1) return [];
  const brut = maximum / nombre;
  const puissance = 10 ** Math.floor(Math.log10(brut));
  const pas = (PAS.find((p) => p * puissance >= brut * 0.75) ?? 10) * puissance;
  return Array.from({ length: Math.floor(maximum / pas + 1e-9) }, (_, i) => (i + 1) * pas);
}

interface Place {
  readonly position: number;
  /** Kept first when two labels would touch. */
  readonly priorite: number;
}

/** The labels that can stand on one line without touching, the important ones first. */
export function eviterCollisions<T extends Place>(etiquettes: readonly T[], ecart: number): T[] {
  const gardees: T[] = [];
  for (const e of etiquettes.toSorted((a, b) => b.priorite - a.priorite)) {
    if (gardees.every((g) => Math.abs(g.position - e.position) >= ecart)) gardees.push(e);
  }
  return gardees.toSorted((a, b) => a.position - b.position);
}

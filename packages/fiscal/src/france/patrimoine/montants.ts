/** Chains of legal products drift by a few units of the last place; never by as much as this. */
const DERIVE = 100 * Number.EPSILON;

export const ARRONDI_CENTIME = 'au centime le plus proche';

/** Amount in euros → cents, half a cent up. Duties and capital taxes are stated to the cent, the payer may round. */
export function arrondirCentime(montant: number): number {
  return Math.round(montant * 100 * (1 + DERIVE)) / 100;
}

export function sommer(montants: readonly number[]): number {
  let total = 0;
  for (const montant of montants) total += montant;
  return total;
}

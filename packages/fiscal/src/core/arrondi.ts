/**
 * Rounding of the French tax administration: nearest euro, 0.50 counts for 1 (CGI art. 193 and 1657 ;
 * BOI-IR-LIQ-20-20-40 IV). Amounts are plain numbers in euros; only the legal steps round.
 */

/**
 * Products such as 0.1 × 115 fall a few 1e-13 under the half euro. Legal products have at most five decimals,
 * so half a ten-millionth never turns a true amount over.
 */
const DEMI_EURO = 0.5 + 5e-8;

/** Amount in euros → whole euros, 0.50 up. */
export function arrondirEuro(montant: number): number {
  return Math.floor(montant + DEMI_EURO);
}

/** Sentence shown beside a rounded step. */
export const ARRONDI_EURO = 'à l’euro le plus proche, 0,50 compté pour 1 (CGI art. 1657)';

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const POURCENT = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });
const FRANCS = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

export const enEuros = (montant: number): string => EUROS.format(montant);
export const enFrancs = (montant: number): string => `${FRANCS.format(montant)}\u00a0CHF`;
/** A fraction, in words: « 7,5 % ». */
export const enPourcent = (taux: number): string => POURCENT.format(taux);

export const auCentime = (montant: number): number => Math.round(montant * 100) / 100;

/** Rates leave as percents, to two decimals. */
export const pourCent = (fraction: number): number => auCentime(fraction * 100);

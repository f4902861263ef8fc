const EUROS = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const POURCENT = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const FRANCS = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

const INSECABLE = '\u00a0';
/** Intl writes the hyphen of a keyboard. */
const ecrire = (format: Intl.NumberFormat, valeur: number): string => format.format(valeur).replace('-', '\u2212');

export const enNombre = (valeur: number): string => ecrire(EUROS, valeur);
export const enEuros = (montant: number): string => `${ecrire(EUROS, montant)}${INSECABLE}€`;
export const enFrancs = (montant: number): string => `${ecrire(FRANCS, montant)}${INSECABLE}CHF`;
/** A fraction, in words: « 7,5 % ». */
export const enPourcent = (taux: number): string => `${ecrire(POURCENT, taux * 100)}${INSECABLE}%`;

export const auCentime = (montant: number): number => Math.round(montant * 100) / 100;

/** Rates leave as percents, to two decimals. */
export const pourCent = (fraction: number): number => auCentime(fraction * 100);

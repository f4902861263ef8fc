/**
 * French figures: U+202F between thousands, U+00A0 before the unit, U+2212 as minus sign, comma for decimals.
 * Intl gives the grouping; the sign and the unit are set here so that every screen agrees.
 */
export const FINE = '\u202f';
export const INSECABLE = '\u00a0';
const MOINS = '\u2212';

const entier = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const centimes = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const milliemes = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const libre = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 });

const nettoyer = (texte: string): string => texte.replace(/[\u00a0\u202f ]/g, FINE).replace(/^-/, MOINS);

/** `-0` and amounts that round to zero are shown as `0`. */
const sansMoinsZero = (n: number): number => (Object.is(n, -0) ? 0 : n);

export function formaterNombre(valeur: number): string {
  return nettoyer(libre.format(sansMoinsZero(valeur)));
}

/** `1514` → « 1 514 € » ; `0.5` → « 0,50 € ». Cents appear only when there are some. */
export const formaterEuros = (valeur: number): string => formaterMonnaie(valeur, '€');

/** A price by kilometre: under one, and to the thousandth as the law writes it. */
const estAuMillieme = (valeur: number): boolean =>
  Math.abs(valeur) >= 0.01 &&
  Math.abs(valeur) < 1 &&
  Math.abs(valeur * 1000 - Math.round(valeur * 1000)) < 1e-7 &&
  Math.round(valeur * 1000) % 10 !== 0;

function formaterMonnaie(valeur: number, devise: string): string {
  if (estAuMillieme(valeur)) return `${nettoyer(milliemes.format(valeur))}${INSECABLE}${devise}`;
  const arrondi = sansMoinsZero(Math.round(valeur * 100) / 100);
  const format = Number.isInteger(arrondi) ? entier : centimes;
  return `${nettoyer(format.format(arrondi))}${INSECABLE}${devise}`;
}

/** `0.4525` → « 45,25 % ». */
export function formaterTaux(fraction: number): string {
  const pourCent = Math.round(fraction * 1_000_000) / 10_000;
  return `${formaterNombre(pourCent)}${INSECABLE}%`;
}

export type UniteAffichee = 'EUR' | 'CHF' | 'taux' | 'parts' | 'nombre' | 'oui-non';

/** A traced value in its unit. */
export function formaterValeur(valeur: number | boolean, unite: UniteAffichee): string {
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non';
  switch (unite) {
    case 'EUR':
      return formaterEuros(valeur);
    case 'CHF':
      return formaterMonnaie(valeur, 'CHF');
    case 'taux':
      return formaterTaux(valeur);
    case 'parts':
      return `${formaterNombre(valeur)}${INSECABLE}${Math.abs(valeur) >= 2 ? 'parts' : 'part'}`;
    case 'oui-non':
      return valeur === 0 ? 'non' : 'oui';
    default:
      return formaterNombre(valeur);
  }
}

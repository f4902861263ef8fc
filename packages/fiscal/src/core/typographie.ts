/** French typography for formulas: « 1 378 € », « 45,25 % », « 2,5 ». Written by hand: Intl varies between engines. */

const FINE_INSECABLE = '\u202f';
const INSECABLE = '\u00a0';
const MOINS = '\u2212';

/** Number with at most `decimales` decimals, trailing zeros dropped, thousands grouped. */
export function nombre(valeur: number, decimales = 2): string {
  const texte = Math.abs(valeur).toFixed(decimales);
  const point = texte.indexOf('.');
  const entier = point < 0 ? texte : texte.slice(0, point);
  const fraction = point < 0 ? '' : texte.slice(point + 1).replace(/0+$/u, '');
  const groupe = entier.replace(/\B(?=(\d{3})+$)/gu, FINE_INSECABLE);
  const signe = valeur < 0 && (Number(entier) > 0 || fraction !== '') ? MOINS : '';
  return signe + groupe + (fraction === '' ? '' : `,${fraction}`);
}

/** Amount in euros: whole when it is whole, two decimals otherwise. */
export function euros(montant: number): string {
  const centimes = Math.round(montant * 100) / 100;
  if (Number.isInteger(centimes)) return nombre(centimes, 0) + INSECABLE + '€';
  const absolu = Math.abs(centimes).toFixed(2);
  const signe = centimes < 0 ? MOINS : '';
  return `${signe}${nombre(Number(absolu.slice(0, -3)), 0)},${absolu.slice(-2)}${INSECABLE}€`;
}

/** Rate as a fraction → « 45,25 % ». */
export function pourcent(taux: number): string {
  return nombre(taux * 100, 2) + INSECABLE + '%';
}

/** « 2,5 parts », « 1 part ». */
export function enParts(parts: number): string {
  return `${nombre(parts, 2)}${INSECABLE}part${parts >= 2 ? 's' : ''}`;
}

import type { Unite } from '@francis/fiscal';

export { jourEnLettres } from '@francis/knowledge';

const FINE = '\u202f';
const INSECABLE = '\u00a0';
const MOINS = '\u2212';

/** French writing of a number: narrow space between thousands, decimal comma, at most two decimals. */
export function nombre(valeur: number, decimales?: number): string {
  const arrondi = Math.round(Math.abs(valeur) * 100) / 100;
  const fixe = decimales ?? (Number.isInteger(arrondi) ? 0 : 2);
  const [entier = '0', fraction] = arrondi.toFixed(fixe).split('.');
  const groupes = entier.replace(/\B(?=(?:\d{3}){1,8}(?!\d))/g, FINE);
  const signe = valeur < 0 && arrondi !== 0 ? MOINS : '';
  return `${signe}${groupes}${fraction === undefined ? '' : `,${fraction}`}`;
}

/** Whether a value is written with exactly three decimals, as the law writes a price by kilometre: rounding would change it. */
const auMillieme = (valeur: number): boolean => {
  const milliemes = valeur * 1000;
  return Math.abs(milliemes - Math.round(milliemes)) < 1e-7 && Math.round(milliemes) % 10 !== 0;
};

/** An amount; under one, what the law gives to the thousandth keeps it: « 0,529 € ». */
function montant(valeur: number): string {
  if (Math.abs(valeur) >= 1 || Math.abs(valeur) < 0.01 || !auMillieme(valeur)) return nombre(valeur);
  return `${valeur < 0 ? MOINS : ''}${Math.abs(valeur).toFixed(3).replace('.', ',')}`;
}

const pourcent = (fraction: number): string => {
  const decimales = auMillieme(fraction * 100) ? 1000 : 100;
  const taux = Math.round(fraction * 100 * decimales) / decimales;
  return `${String(taux).replace('.', ',').replace('-', MOINS)}${INSECABLE}%`;
};

/** A value with its unit, as a reader expects it. */
export function formater(valeur: number | boolean, unite: Unite): string {
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non';
  if (unite === 'EUR') return `${montant(valeur)}${INSECABLE}€`;
  if (unite === 'CHF') return `${montant(valeur)}${INSECABLE}CHF`;
  if (unite === 'taux') return pourcent(valeur);
  if (unite === 'parts') return nombre(valeur).replace(/,(\d)0$/, ',$1');
  return nombre(valeur);
}

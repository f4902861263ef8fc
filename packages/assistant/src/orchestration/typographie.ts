import type { Unite } from '@francis/fiscal';

const FINE = '\u202f';
const INSECABLE = '\u00a0';
const MOINS = '\u2212';

/** French writing of a number: narrow space between thousands, decimal comma, at most two decimals. */
export function nombre(valeur: number, decimales?: number): string {
  const arrondi = Math.round(Math.abs(valeur) * 100) / 100;
  const fixe = decimales ?? (Number.isInteger(arrondi) ? 0 : 2);
  const [entier = '0', fraction] = arrondi.toFixed(fixe).split('.');
  const groupes = entier.replace(/\B(?=(\d{3})+(?!\d))/g, FINE);
  const signe = valeur < 0 && arrondi !== 0 ? MOINS : '';
  return `${signe}${groupes}${fraction === undefined ? '' : `,${fraction}`}`;
}

const pourcent = (fraction: number): string => {
  const taux = Math.round(fraction * 10_000) / 100;
  return `${String(taux).replace('.', ',')}${INSECABLE}%`;
};

/** A value with its unit, as a reader expects it. */
export function formater(valeur: number | boolean, unite: Unite): string {
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non';
  if (unite === 'EUR') return `${nombre(valeur)}${INSECABLE}€`;
  if (unite === 'taux') return pourcent(valeur);
  if (unite === 'parts') return String(Math.round(valeur * 100) / 100).replace('.', ',');
  return nombre(valeur);
}

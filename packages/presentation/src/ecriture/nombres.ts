/**
 * French figures: U+202F between thousands, U+00A0 before the unit, comma for decimals, U+2212 as minus sign, held to
 * its number. Written here and not by Intl, whose first call costs a page twenty milliseconds before it answers. Francs
 * are written as in Switzerland: « CHF 7’056.50 ».
 */
export const FINE = '\u202f';
export const INSECABLE = '\u00a0';
export const MOINS = '\u2212';

/** Beyond it an entry is a slip of the keyboard. */
export const MONTANT_MAX = 999_999_999;

/** From there on, a double is no longer written with all its digits: no amount of ours is that large. */
const CHIFFRES_MAX = 1e15;

/** Digits of the rounded number, half away from zero as it is read: 1,005 gives 1,01. @returns its digits, its decimals */
function arrondirChiffres(absolu: number, decimales: number): [entiere: string, fraction: string] {
  // Below 1e-6 it is written with an exponent, and rounds to zero.
  const [entiere = '0', fraction = ''] = absolu < 1e-6 ? [] : String(absolu).split('.');
  if (fraction.length <= decimales) return [entiere, fraction];
  const garde = BigInt(entiere + fraction.slice(0, decimales)) + (fraction.charAt(decimales) >= '5' ? 1n : 0n);
  const chiffres = String(garde).padStart(decimales + 1, '0');
  const coupe = chiffres.length - decimales;
  return [chiffres.slice(0, coupe), chiffres.slice(coupe)];
}

const grouperMilliers = (entiere: string): string => entiere.replace(/\B(?=(\d{3})+$)/g, FINE);

/** « 1 234,5 » with this many decimals at least and at most. */
function ecrireNombre(valeur: number, moins: number, plus: number): string {
  const absolu = Math.abs(valeur);
  if (!(absolu < CHIFFRES_MAX)) return nettoyer(valeur.toLocaleString('fr-FR'));
  const [entiere, lue] = arrondirChiffres(absolu, plus);
  let utiles = lue.length;
  while (utiles > moins && lue.endsWith('0', utiles)) utiles -= 1;
  const fraction = lue.slice(0, utiles).padEnd(moins, '0');
  const signe = valeur < 0 && Number(`${entiere}.${fraction}`) !== 0 ? MOINS : '';
  return `${signe}${grouperMilliers(entiere)}${fraction === '' ? '' : `,${fraction}`}`;
}
const entier = (valeur: number): string => ecrireNombre(valeur, 0, 0);
const centimes = (valeur: number): string => ecrireNombre(valeur, 2, 2);
const milliemes = (valeur: number): string => ecrireNombre(valeur, 3, 3);

const nettoyer = (texte: string): string => texte.replace(/[\u00a0\u202f ]/g, FINE).replace(/^-/, MOINS);

/** The longest rate of the law has five decimals (5,80665 %); a longer one was computed. */
const DECIMALES_LEGALES = 5;

/** `-0` and what rounds to zero are shown as `0`. */
export function formaterNombre(valeur: number): string {
  return ecrireNombre(valeur, 0, DECIMALES_LEGALES);
}

/** A price by kilometre: under one, and to the thousandth as the law writes it. */
const estAuMillieme = (valeur: number): boolean =>
  Math.abs(valeur) >= 0.01 &&
  Math.abs(valeur) < 1 &&
  Math.abs(valeur * 1000 - Math.round(valeur * 1000)) < 1e-7 &&
  Math.round(valeur * 1000) % 10 !== 0;

/** `1514` → « 1 514 € » ; `0.5` → « 0,50 € ». Cents appear only when there are some. */
export function formaterEuros(valeur: number): string {
  if (estAuMillieme(valeur)) return `${milliemes(valeur)}${INSECABLE}€`;
  const arrondi = Math.round(valeur * 100) / 100;
  const ecrire = Number.isInteger(arrondi) ? entier : centimes;
  return `${ecrire(arrondi)}${INSECABLE}€`;
}

/** `4200` → « 4 200,00 € ». What an account holds is told to the cent, and its column is read from the right. */
export const formaterSolde = (valeur: number, devise = '€'): string => `${centimes(valeur)}${INSECABLE}${devise}`;

/** `0.4525` → « 45,25 % ». A rate of the law keeps its decimals; a computed one is read to two. */
export function formaterTaux(fraction: number): string {
  const pourCent = fraction * 100;
  const legal = Math.round(pourCent * 10 ** DECIMALES_LEGALES) / 10 ** DECIMALES_LEGALES;
  const lu = Math.abs(pourCent - legal) < 1e-9 ? legal : Math.round(pourCent * 100) / 100;
  return `${formaterNombre(lu)}${INSECABLE}%`;
}

/** An average, which is never a rate of the law: two decimals, so that a column of them can be compared. */
export const formaterTauxMoyen = (fraction: number): string =>
  Math.abs(fraction) < 0.00005 ? `0${INSECABLE}%` : `${centimes(fraction * 100)}${INSECABLE}%`;

const grouperFrancs = (entiere: string): string => entiere.replace(/\B(?=(\d{3})+$)/g, '’');

/** Swiss amounts as they are written in Switzerland: « CHF 7’056 », decimals after a point. */
export function formaterFrancs(valeur: number, decimales = 0): string {
  const [entiere = '0', fraction] = Math.abs(valeur).toFixed(decimales).split('.');
  const nul = Number(entiere) === 0 && Number(fraction ?? 0) === 0;
  const signe = valeur < 0 && !nul ? MOINS : '';
  return `${signe}CHF${INSECABLE}${grouperFrancs(entiere)}${fraction ? `.${fraction}` : ''}`;
}

/** « 4 240,50 CHF » in a sentence → « CHF 4’240.50 », as the figures beside it. */
export const francsDansLeTexte = (texte: string): string =>
  texte.replace(
    /(?<!\d)(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:,(\d+))?[ \u00a0\u202f]CHF\b/g,
    (_, entiere: string, fraction: string | undefined) =>
      `CHF${INSECABLE}${grouperFrancs(entiere.replace(/\D/g, ''))}${fraction === undefined ? '' : `.${fraction}`}`,
  );

export type UniteAffichee = 'EUR' | 'CHF' | 'taux' | 'parts' | 'nombre' | 'oui-non';

/** A traced value in its unit. */
export function formaterValeur(valeur: number | boolean, unite: UniteAffichee): string {
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non';
  switch (unite) {
    case 'EUR':
      return formaterEuros(valeur);
    case 'CHF':
      return formaterFrancs(valeur, Number.isInteger(Math.round(valeur * 100) / 100) ? 0 : 2);
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

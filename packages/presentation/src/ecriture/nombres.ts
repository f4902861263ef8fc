/**
 * French figures: U+202F between thousands, U+00A0 before the unit, comma for decimals, U+2212 as minus sign, held to
 * its number. Intl gives the grouping; the sign and the unit are set here so that every screen agrees. Francs are
 * written as in Switzerland: « CHF 7’056.50 ».
 */
export const FINE = '\u202f';
export const INSECABLE = '\u00a0';
export const MOINS = '\u2212';

/** Beyond it an entry is a slip of the keyboard. */
export const MONTANT_MAX = 999_999_999;

/** Made when first asked for: one costs milliseconds, and a page needs one or two. */
const nombres = (options: Intl.NumberFormatOptions): ((valeur: number) => string) => {
  let ecrivain: Intl.NumberFormat | undefined;
  return (valeur) => (ecrivain ??= new Intl.NumberFormat('fr-FR', options)).format(valeur);
};
const entier = nombres({ maximumFractionDigits: 0 });
const centimes = nombres({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const milliemes = nombres({ minimumFractionDigits: 3, maximumFractionDigits: 3 });
const libre = nombres({ maximumFractionDigits: 5 });

const nettoyer = (texte: string): string => texte.replace(/[\u00a0\u202f ]/g, FINE).replace(/^-/, MOINS);

/** `-0` and amounts that round to zero are shown as `0`. */
const sansMoinsZero = (n: number): number => (Object.is(n, -0) ? 0 : n);

export function formaterNombre(valeur: number): string {
  return nettoyer(libre(sansMoinsZero(valeur)));
}

/** A price by kilometre: under one, and to the thousandth as the law writes it. */
const estAuMillieme = (valeur: number): boolean =>
  Math.abs(valeur) >= 0.01 &&
  Math.abs(valeur) < 1 &&
  Math.abs(valeur * 1000 - Math.round(valeur * 1000)) < 1e-7 &&
  Math.round(valeur * 1000) % 10 !== 0;

/** `1514` → « 1 514 € » ; `0.5` → « 0,50 € ». Cents appear only when there are some. */
export function formaterEuros(valeur: number): string {
  if (estAuMillieme(valeur)) return `${nettoyer(milliemes(valeur))}${INSECABLE}€`;
  const arrondi = sansMoinsZero(Math.round(valeur * 100) / 100);
  const ecrire = Number.isInteger(arrondi) ? entier : centimes;
  return `${nettoyer(ecrire(arrondi))}${INSECABLE}€`;
}

/** The longest rate of the law has five decimals (5,80665 %); a longer one was computed. */
const DECIMALES_LEGALES = 5;

/** `0.4525` → « 45,25 % ». A rate of the law keeps its decimals; a computed one is read to two. */
export function formaterTaux(fraction: number): string {
  const pourCent = fraction * 100;
  const legal = Math.round(pourCent * 10 ** DECIMALES_LEGALES) / 10 ** DECIMALES_LEGALES;
  const lu = Math.abs(pourCent - legal) < 1e-9 ? legal : Math.round(pourCent * 100) / 100;
  return `${formaterNombre(lu)}${INSECABLE}%`;
}

/** An average, which is never a rate of the law: two decimals, so that a column of them can be compared. */
export const formaterTauxMoyen = (fraction: number): string =>
  Math.abs(fraction) < 0.00005 ? `0${INSECABLE}%` : `${nettoyer(centimes(fraction * 100))}${INSECABLE}%`;

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

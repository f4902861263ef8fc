/** Swiss amounts as they are written in Switzerland: « CHF 7’056 », decimals after a point. */
const grouperFrancs = (entier: string): string => entier.replace(/\B(?=(\d{3})+$)/g, '’');

export function formaterFrancs(valeur: number, decimales = 0): string {
  const [entiere = '0', fraction] = Math.abs(valeur).toFixed(decimales).split('.');
  const nul = Number(entiere) === 0 && Number(fraction ?? 0) === 0;
  return `${valeur < 0 && !nul ? '\u2212' : ''}CHF\u00a0${grouperFrancs(entiere)}${fraction ? `.${fraction}` : ''}`;
}

export const formaterFrancsCentimes = (valeur: number): string => formaterFrancs(valeur, 2);

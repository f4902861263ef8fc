import type { NoeudAffiche } from '../../../design-system/index.ts';

/** Swiss amounts as they are written in Switzerland: « CHF 7’056 », decimals after a point. */
const grouperFrancs = (entier: string): string => entier.replace(/\B(?=(\d{3})+$)/g, '’');

export function formaterFrancs(valeur: number, decimales = 0): string {
  const [entiere = '0', fraction] = Math.abs(valeur).toFixed(decimales).split('.');
  const nul = Number(entiere) === 0 && Number(fraction ?? 0) === 0;
  return `${valeur < 0 && !nul ? '\u2212' : ''}CHF\u00a0${grouperFrancs(entiere)}${fraction ? `.${fraction}` : ''}`;
}

export const formaterFrancsCentimes = (valeur: number): string => formaterFrancs(valeur, 2);

/** « 4 240,50 CHF » in a sentence → « CHF 4’240.50 », as the figures beside it. */
export const francsDansLeTexte = (texte: string): string =>
  texte.replace(
    /(?<!\d)(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:,(\d+))?[ \u00a0\u202f]CHF\b/g,
    (_, entiere: string, fraction: string | undefined) =>
      `CHF\u00a0${grouperFrancs(entiere.replace(/\D/g, ''))}${fraction === undefined ? '' : `.${fraction}`}`,
  );

interface Valeur {
  readonly valeur: number | boolean;
  readonly unite: NoeudAffiche['unite'];
}

/** Cents only when there are some. */
const ecrire = <V extends Valeur>(v: V): V =>
  v.unite === 'CHF' && typeof v.valeur === 'number'
    ? { ...v, texte: formaterFrancs(v.valeur, Number.isInteger(Math.round(v.valeur * 100) / 100) ? 0 : 2) }
    : v;

/** A calculation in Swiss francs, its amounts written as everywhere on the screen. */
export function enFrancs(trace: NoeudAffiche): NoeudAffiche {
  return {
    ...ecrire(trace),
    formule: francsDansLeTexte(trace.formule),
    entrees: trace.entrees.map(ecrire),
    parametres: trace.parametres.map(ecrire),
    enfants: trace.enfants.map(enFrancs),
  };
}

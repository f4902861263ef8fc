import { FINE, formaterNombre, MONTANT_MAX } from '@francis/presentation';

/** What a text says of an amount: nothing yet, a figure, or why it is none. */
export type LectureMontant =
  | { readonly etat: 'vide' }
  /** `abrege`: written « 32k » or « 1,4M », which is left as typed until one leaves the field. */
  | { readonly etat: 'lu'; readonly valeur: number; readonly abrege: boolean }
  | { readonly etat: 'refuse'; readonly phrase: string };

export const PHRASES_MONTANT = {
  forme: `Écrivez le montant en chiffres, par exemple 32${FINE}000, 32k ou 1,4M.`,
  negatif: 'Écrivez un montant sans signe moins.',
  decimales: `Deux décimales au plus${FINE}; les milliers se séparent par une espace.`,
  plafond: `Le montant dépasse ${formaterNombre(MONTANT_MAX)}${FINE}: vérifiez la saisie.`,
} as const;

const VIDE: LectureMontant = { etat: 'vide' };
const refuser = (motif: keyof typeof PHRASES_MONTANT): LectureMontant => ({
  etat: 'refuse',
  phrase: PHRASES_MONTANT[motif],
});

const DEVISE = /^(?:chf|€)|(?:€|euros?|eur|chf|francs?|fr\.?)$/giu;
const ABREGES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** « 1 234 567 », « 1.234.567 », « 1,234.50 »: marks between thousands, told from the decimal mark. */
const POINTS = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/u;
const VIRGULES = /^\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d{1,2})?|(?:,\d{3})+\.\d{1,2})$/u;
const SIMPLE = /^(?:\d+(?:[.,]\d{0,2})?|[.,]\d{1,2})$/u;

/** The number of a writing without suffix; undefined when a mark could be read in two ways. */
function lireChiffres(net: string): number | undefined {
  if (POINTS.test(net)) return Number(net.replaceAll('.', '').replace(',', '.'));
  if (VIRGULES.test(net)) return Number(net.replaceAll(',', ''));
  return SIMPLE.test(net) ? Number(net.replace(',', '.')) : undefined;
}

/**
 * Reads what a person types or pastes: « 58 000 € », « 1'234.50 », « 32k », « 1,4M ». Anything else is refused with a
 * sentence: a figure is never guessed from the digits of a text that is not an amount.
 */
export function lireMontant(brut: string, decimales: 0 | 2 = 0): LectureMontant {
  const net = brut.replaceAll(/[\s\u00a0\u202f'’]/gu, '').replaceAll(DEVISE, '');
  if (net === '') return VIDE;
  if (/^[-−–]/u.test(net)) return refuser('negatif');
  const [, chiffres = '', suffixe = ''] = /^([.,]*\d[\d.,]*)([km])?$/iu.exec(net) ?? [];
  if (chiffres === '') return refuser('forme');
  const echelle = ABREGES[suffixe.toLowerCase()];
  // With a suffix a mark is a decimal one, whatever follows it: « 1.250M » is a million and a quarter.
  const nombre =
    echelle === undefined
      ? lireChiffres(chiffres)
      : /^\d+(?:[.,]\d+)?$/u.test(chiffres)
        ? Number(chiffres.replace(',', '.')) * echelle
        : undefined;
  if (nombre === undefined) return refuser('decimales');
  if (nombre > MONTANT_MAX) return refuser('plafond');
  const facteur = 10 ** decimales;
  return { etat: 'lu', valeur: Math.round(nombre * facteur) / facteur, abrege: echelle !== undefined };
}

/** A number being typed: thousands grouped, decimals as they were typed, even where only whole amounts count. */
export function grouper(texte: string): string {
  const net = texte.replace(/[^\d.,]/g, '');
  const point = net.search(/[.,]\d{0,2}$/);
  const entiere = (point < 0 ? net : net.slice(0, point)).replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const groupee = entiere.replace(/\B(?=(\d{3})+$)/g, FINE);
  return point < 0 ? groupee : `${groupee || '0'},${net.slice(point + 1)}`;
}

/** The text of a field that holds this amount; nothing for an amount that is not given. */
export const ecrireMontant = (valeur: number): string =>
  Number.isNaN(valeur) ? '' : grouper(String(valeur).replace('.', ','));

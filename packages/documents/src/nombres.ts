import { estChiffre } from './texte.ts';

/** A number as it is written: its digits, and what surrounds them. */
export interface Ecrit {
  readonly negatif: boolean;
  /** Groups of digits, thousands apart. */
  readonly groupes: readonly string[];
  readonly decimales: string | undefined;
  readonly unite: '€' | '%' | undefined;
  /** Something follows that closes it: decimals or a unit. */
  readonly clos: boolean;
}

const SIGNES = new Set(['-', '−', '–', '—']);
const ESPACES = new Set([' ', '\u00A0', '\u202F', '\u2009']);
const EUROS = new Set(['€', 'eur', 'euros']);

export const estSigne = (texte: string): boolean => SIGNES.has(texte);
export const uniteSeule = (texte: string): '€' | '%' | undefined =>
  EUROS.has(texte.toLowerCase()) ? '€' : texte === '%' ? '%' : undefined;

/**
 * One word as a number: « 58 000 € », « −5.800 », « 3,00 ». Undefined when anything in it is not a number's: a digit that a
 * recogniser took for a letter is not guessed.
 */
export function lireNombre(texte: string): Ecrit | undefined {
  let reste = Array.from(texte)
    .filter((c) => !ESPACES.has(c))
    .join('');
  const entreParentheses = reste.startsWith('(') && reste.endsWith(')');
  if (entreParentheses) reste = reste.slice(1, -1);
  const negatif = SIGNES.has(reste[0] ?? '') || (reste.length > 1 && SIGNES.has(reste.at(-1) ?? ''));
  if (SIGNES.has(reste[0] ?? '') || reste.startsWith('+')) reste = reste.slice(1);
  else if (negatif) reste = reste.slice(0, -1);
  const fin = reste.toLowerCase();
  const unite = fin.endsWith('%') ? '%' : fin.endsWith('€') || fin.endsWith('eur') ? '€' : undefined;
  if (unite !== undefined) reste = fin.endsWith('eur') ? reste.slice(0, -3) : reste.slice(0, -1);
  if (reste === '' || !estChiffre(reste[0] ?? '') || !estChiffre(reste.at(-1) ?? '')) return undefined;
  const parties: string[] = [];
  const separateurs: string[] = [];
  let groupe = '';
  for (const c of reste) {
    if (estChiffre(c)) groupe += c;
    else if ((c === ',' || c === '.') && groupe !== '') {
      parties.push(groupe);
      separateurs.push(c);
      groupe = '';
    } else return undefined;
  }
  parties.push(groupe);
  return ecrire(parties, separateurs, { negatif, unite });
}

function ecrire(
  parties: readonly string[],
  separateurs: readonly string[],
  { negatif, unite }: { readonly negatif: boolean; readonly unite: '€' | '%' | undefined },
): Ecrit | undefined {
  const derniere = parties.at(-1) ?? '';
  const dernier = separateurs.at(-1);
  // « 1.234 » and « 1,234 » are thousands for an amount; a rate has its decimals.
  const decimal = dernier !== undefined && (derniere.length !== 3 || unite === '%');
  const groupes = decimal ? parties.slice(0, -1) : parties;
  const milliers = decimal ? separateurs.slice(0, -1) : separateurs;
  if (decimal && milliers.includes(dernier ?? '')) return undefined;
  if (new Set(milliers).size > 1) return undefined;
  if (groupes.length > 1 && groupes.slice(1).some((g) => g.length !== 3)) return undefined;
  if (groupes.length > 1 && (groupes[0] ?? '').length > 3) return undefined;
  const decimales = decimal ? derniere : undefined;
  if (decimales !== undefined && decimales.length > 4) return undefined;
  return { negatif, groupes, decimales, unite, clos: decimales !== undefined || unite !== undefined };
}

const GROUPE = 3;

/** Whether the next word goes on with the same number: three digits after thousands. */
export const seSuivent = (a: Ecrit, b: Ecrit): boolean =>
  !a.clos &&
  !b.negatif &&
  (a.groupes.length > 1 || (a.groupes[0] ?? '').length <= GROUPE) &&
  (b.groupes[0] ?? '').length === GROUPE;

export const joindre = (a: Ecrit, b: Ecrit): Ecrit => ({
  ...b,
  negatif: a.negatif,
  groupes: [...a.groupes, ...b.groupes],
});

const CHIFFRES_MAX = 9;

/** Undefined beyond what a household's paper holds: an account number is not an amount. */
export function valeurDe({ negatif, groupes, decimales }: Ecrit): number | undefined {
  const entiers = groupes.join('');
  if (entiers.length > CHIFFRES_MAX) return undefined;
  if (entiers.length > 1 && entiers.startsWith('0')) return undefined;
  const valeur = Number(`${entiers}.${decimales ?? '0'}`);
  return negatif ? -valeur : valeur;
}

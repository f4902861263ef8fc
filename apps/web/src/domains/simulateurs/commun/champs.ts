import { estJour, formaterJour } from './dates.ts';
import { FINE, formaterEuros, formaterNombre } from '../../../design-system/index.ts';

/** One input of a simulator: how it is named, written in a link, read back, and shown on paper. */
export interface Champ<T> {
  readonly libelle: string;
  readonly defaut: T;
  /** Undefined when the text is not a value of this input. */
  readonly lire: (brut: string) => T | undefined;
  readonly ecrire: (valeur: T) => string;
  readonly montrer: (valeur: T) => string;
  /** A precision: left out of the paper when nothing was entered. */
  readonly facultatif?: true;
}

/** The same input as a precision. */
export const facultatif = <T>(champ: Champ<T>): Champ<T> => ({ ...champ, facultatif: true });

export type Champs<S> = { readonly [K in keyof S & string]: Champ<S[K]> };

/** Beyond it an entry is a slip of the keyboard. */
export const MONTANT_MAX = 999_999_999;

/** « 1 234,5 », « 1'234.50 », « 1234 € » → the number; nothing readable → 0. */
export function lireMontant(brut: string, decimales = 0): number {
  const net = brut
    .replace(/[^\d.,]/g, '')
    .replace(/[.,](?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  const valeur = Number.parseFloat(net);
  if (!Number.isFinite(valeur) || valeur < 0) return 0;
  const facteur = 10 ** decimales;
  return Math.min(MONTANT_MAX, Math.round(valeur * facteur) / facteur);
}

const lireNombre = (brut: string): number | undefined => {
  const valeur = brut.trim() === '' ? Number.NaN : Number(brut);
  return Number.isFinite(valeur) ? valeur : undefined;
};

export const montant = (libelle: string, defaut: number, montrer = formaterEuros): Champ<number> => ({
  libelle,
  defaut,
  lire: (brut) => {
    const valeur = lireNombre(brut);
    return valeur !== undefined && valeur >= 0 && valeur <= MONTANT_MAX ? valeur : undefined;
  },
  ecrire: String,
  montrer,
});

export const entier = (libelle: string, defaut: number, max: number, min = 0): Champ<number> => ({
  libelle,
  defaut,
  lire: (brut) => {
    const valeur = lireNombre(brut);
    return valeur !== undefined && Number.isInteger(valeur) && valeur >= min && valeur <= max ? valeur : undefined;
  },
  ecrire: String,
  montrer: formaterNombre,
});

export interface Option<V extends string> {
  readonly valeur: V;
  readonly libelle: string;
}

export const choix = <V extends string>(libelle: string, defaut: V, options: readonly Option<V>[]): Champ<V> => ({
  libelle,
  defaut,
  lire: (brut) => options.find((o) => o.valeur === brut)?.valeur,
  ecrire: (valeur) => valeur,
  montrer: (valeur) => options.find((o) => o.valeur === valeur)?.libelle ?? valeur,
});

/** A day as AAAA-MM-JJ; empty when none is given. */
export const jour = (libelle: string): Champ<string> => ({
  libelle,
  defaut: '',
  lire: (brut) => (brut === '' || estJour(brut) ? brut : undefined),
  ecrire: (valeur) => valeur,
  montrer: (valeur) => (valeur === '' ? 'non précisé' : formaterJour(valeur)),
});

export const ouiNon = (libelle: string, defaut = false): Champ<boolean> => ({
  libelle,
  defaut,
  lire: (brut) => (brut === '1' ? true : brut === '0' ? false : undefined),
  ecrire: (valeur) => (valeur ? '1' : '0'),
  montrer: (valeur) => (valeur ? 'oui' : 'non'),
});

/** Several answers among a list, in the order of the list. */
export const plusieurs = <V extends string>(
  libelle: string,
  defaut: readonly V[],
  options: readonly Option<V>[],
): Champ<readonly V[]> => ({
  libelle,
  defaut,
  lire: (brut) => options.map((o) => o.valeur).filter((v) => brut.split('-').includes(v)),
  ecrire: (valeurs) => valeurs.join('-'),
  montrer: (valeurs) =>
    options
      .filter((o) => valeurs.includes(o.valeur))
      .map((o) => o.libelle)
      .join(', ') || 'aucun',
});

export const clesDe = <S extends object>(champs: Champs<S>): (keyof S & string)[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the keys is the type of the record
  Object.keys(champs) as (keyof S & string)[];

export function situationParDefaut<S extends object>(champs: Champs<S>): S {
  const s: Partial<S> = {};
  for (const cle of clesDe(champs)) s[cle] = champs[cle].defaut;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key was just set
  return s as S;
}

export const memeValeur = <S extends object>(champs: Champs<S>, cle: keyof S & string, a: S, b: S): boolean =>
  champs[cle].ecrire(a[cle]) === champs[cle].ecrire(b[cle]);

/** Inputs whose value differs, as « Versement PER 5 000 € ». */
export function decrireEcart<S extends object>(champs: Champs<S>, de: S, a: S): string {
  return clesDe(champs)
    .filter((cle) => !memeValeur(champs, cle, de, a))
    .map((cle) => `${champs[cle].libelle}\u202f: ${champs[cle].montrer(a[cle])}`)
    .join(', ');
}

/** Values of a link, on top of a base; what cannot be read keeps the base. */
export function lireSituation<S extends object>(champs: Champs<S>, params: URLSearchParams, base: S, prefixe = ''): S {
  const s = { ...base };
  for (const cle of clesDe(champs)) {
    const brut = params.get(prefixe + cle);
    const valeur = brut === null ? undefined : champs[cle].lire(brut);
    if (valeur !== undefined) s[cle] = valeur;
  }
  return s;
}

export function ecrireSituation<S extends object>(
  champs: Champs<S>,
  params: URLSearchParams,
  situation: S,
  base: S,
  prefixe = '',
): void {
  for (const cle of clesDe(champs)) {
    if (!memeValeur(champs, cle, situation, base)) params.set(prefixe + cle, champs[cle].ecrire(situation[cle]));
  }
}

/** A number being typed: thousands grouped, decimals as they were typed, even where only whole amounts count. */
export function grouper(texte: string): string {
  const net = texte.replace(/[^\d.,]/g, '');
  const point = net.search(/[.,]\d{0,2}$/);
  const entiere = (point < 0 ? net : net.slice(0, point)).replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const groupee = entiere.replace(/\B(?=(\d{3})+$)/g, FINE);
  return point < 0 ? groupee : `${groupee || '0'},${net.slice(point + 1)}`;
}

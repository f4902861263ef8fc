import { estJour, formaterJour } from './dates.ts';
import { formaterEuros, formaterNombre, MONTANT_MAX } from '../ecriture/index.ts';

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

export type Champs<S> = {
  readonly [K in keyof S & string]: Champ<S[K]> & {
    /** When the form shows it: what a hidden input holds does not count. Absent: always. */
    readonly si?: (s: S) => boolean;
  };
};

/**
 * A figure of the situation that was emptied, or whose text is none. Not a number rather than a default: nothing may be
 * computed from it by mistake.
 */
export const NON_LU = Number.NaN;

/** Empty in a link: an input left empty; one that starts at zero is an amount that there is not. */
const lireVide = (defaut: number): number => (defaut === 0 ? 0 : NON_LU);
const ecrireNombre = (valeur: number): string => (Number.isNaN(valeur) ? '' : String(valeur));
const montrerOuRien =
  (montrer: (valeur: number) => string) =>
  (valeur: number): string =>
    Number.isNaN(valeur) ? '—' : montrer(valeur);

export const montant = (libelle: string, defaut: number, montrer = formaterEuros): Champ<number> => ({
  libelle,
  defaut,
  lire: (brut) => {
    if (brut === '') return lireVide(defaut);
    const valeur = /^\d{1,9}(\.\d{1,2})?$/u.test(brut) ? Number(brut) : NON_LU;
    return valeur <= MONTANT_MAX ? valeur : undefined;
  },
  ecrire: ecrireNombre,
  montrer: montrerOuRien(montrer),
});

export const entier = (libelle: string, defaut: number, max: number, min = 0): Champ<number> => ({
  libelle,
  defaut,
  lire: (brut) => {
    if (brut === '') return lireVide(defaut);
    const valeur = /^\d{1,9}$/u.test(brut) ? Number(brut) : NON_LU;
    return valeur >= min && valeur <= max ? valeur : undefined;
  },
  ecrire: ecrireNombre,
  montrer: montrerOuRien(formaterNombre),
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

/** Names of the inputs that must be filled or mended before anything is computed. */
export const aCompleter = <S extends object>(champs: Champs<S>, s: S): string[] =>
  clesDe(champs)
    .filter((cle) => Number.isNaN(s[cle]) && (champs[cle].si?.(s) ?? true))
    .map((cle) => champs[cle].libelle);

/** The situation when every input that counts is readable; null otherwise. */
export function calculable<S extends object>(champs: Champs<S>, s: S): S | null {
  if (aCompleter(champs, s).length > 0) return null;
  const lisible = { ...s };
  for (const cle of clesDe(champs)) if (Number.isNaN(lisible[cle])) lisible[cle] = champs[cle].defaut;
  return lisible;
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

/** What was entered, as it is read; a precision that was left out is not told. */
export function saisiesMontrees<S extends object>(
  champs: Champs<S>,
  situation: S,
): { readonly cle: string; readonly libelle: string; readonly valeur: string }[] {
  const defaut = situationParDefaut(champs);
  return clesDe(champs)
    .filter((cle) => champs[cle].si?.(situation) ?? true)
    .filter((cle) => !champs[cle].facultatif || !memeValeur(champs, cle, situation, defaut))
    .map((cle) => ({ cle, libelle: champs[cle].libelle, valeur: champs[cle].montrer(situation[cle]) }));
}

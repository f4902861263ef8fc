import type { ValeurFait } from './types.ts';

/** One value of a tree, by its path: `foyer.enfants.0.annee_naissance`. */
export interface Feuille {
  readonly chemin: string;
  readonly valeur: ValeurFait;
}

const estValeur = (v: unknown): v is ValeurFait =>
  typeof v === 'number' || typeof v === 'string' || typeof v === 'boolean';

/** The values of a tree of plain data, in its own order. What is absent or null has no path. */
export function aplatir(arbre: unknown, chemin = ''): Feuille[] {
  if (estValeur(arbre)) return chemin === '' ? [] : [{ chemin, valeur: arbre }];
  if (typeof arbre !== 'object' || arbre === null) return [];
  return Object.entries(arbre).flatMap(([cle, v]) => aplatir(v, chemin === '' ? cle : `${chemin}.${cle}`));
}

/** More paths than any vocabulary has with the ranks of a household; what comes beyond is read again. */
const CHEMINS_GARDES = 4_096;

/**
 * What is read of a path, kept: the same few paths come back with each file of a portfolio.
 * @param lire gives the same for the same path, and never undefined.
 */
export function parChemin<T>(lire: (chemin: string) => T): (chemin: string) => T {
  const lus = new Map<string, T>();
  return (chemin) => {
    const deja = lus.get(chemin);
    if (deja !== undefined) return deja;
    if (lus.size >= CHEMINS_GARDES) lus.clear();
    const lu = lire(chemin);
    lus.set(chemin, lu);
    return lu;
  };
}

const clesDe = parChemin((chemin): readonly string[] => chemin.split('.'));

type Noeud = Map<string, Noeud | ValeurFait>;

const RANG = /^\d{1,3}$/;

function enObjet(noeud: Noeud): unknown {
  const entrees: [string, unknown][] = [];
  let liste = noeud.size > 0;
  for (const [cle, v] of noeud) {
    liste &&= RANG.test(cle);
    entrees.push([cle, v instanceof Map ? enObjet(v) : v]);
  }
  if (liste) return entrees.sort(([a], [b]) => Number(a) - Number(b)).map(([, v]) => v);
  return Object.fromEntries(entrees);
}

/** The tree of some values: the reverse of `aplatir`. Keys that are ranks make a list, without holes. */
export function assembler(feuilles: Iterable<Feuille>): unknown {
  const racine: Noeud = new Map();
  for (const { chemin, valeur } of feuilles) {
    const cles = clesDe(chemin);
    let noeud = racine;
    for (let i = 0; i < cles.length - 1; i += 1) {
      const cle = cles[i] ?? '';
      const suivant = noeud.get(cle);
      const enfant: Noeud = suivant instanceof Map ? suivant : new Map();
      if (enfant !== suivant) noeud.set(cle, enfant);
      noeud = enfant;
    }
    noeud.set(cles.at(-1) ?? '', valeur);
  }
  return enObjet(racine);
}

/** `foyer.enfants.0.annee_naissance` → `foyer.enfants.*.annee_naissance`. */
export const sansRangs = (chemin: string): string =>
  chemin
    .split('.')
    .map((cle) => (RANG.test(cle) ? '*' : cle))
    .join('.');

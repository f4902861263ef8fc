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

type Noeud = Map<string, Noeud | ValeurFait>;

const RANG = /^\d{1,3}$/;

function enObjet(noeud: Noeud): unknown {
  const entrees = [...noeud].map(([cle, v]): [string, unknown] => [cle, v instanceof Map ? enObjet(v) : v]);
  if (entrees.length > 0 && entrees.every(([cle]) => RANG.test(cle)))
    return entrees.sort(([a], [b]) => Number(a) - Number(b)).map(([, v]) => v);
  return Object.fromEntries(entrees);
}

/** The tree of some values: the reverse of `aplatir`. Keys that are ranks make a list, without holes. */
export function assembler(feuilles: Iterable<Feuille>): unknown {
  const racine: Noeud = new Map();
  for (const { chemin, valeur } of feuilles) {
    const cles = chemin.split('.');
    let noeud = racine;
    for (const cle of cles.slice(0, -1)) {
      const suivant = noeud.get(cle);
      const enfant: Noeud = suivant instanceof Map ? suivant : new Map();
      noeud.set(cle, enfant);
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

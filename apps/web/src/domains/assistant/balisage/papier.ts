import type { Calcul } from '@francis/contract';

type Etape = Pick<Calcul, 'regle' | 'valeur'>;

const contient = (noeud: Calcul['trace'], etape: Etape): boolean =>
  noeud.enfants.some((e) => (e.regle === etape.regle && e.valeur === etape.valeur) || contient(e, etape));

/**
 * On paper no figure can be opened: the calculations of those that the answer cites follow it. A figure that is a step
 * of another one is explained there.
 */
export function calculsDuPapier(markdown: string, calculs: ReadonlyMap<string, Calcul>): Calcul[] {
  const ids = new Set(Array.from(markdown.matchAll(/\(#calcul-([^)]+)\)/g), ([, id = '']) => id));
  const cites = [...ids].flatMap((id) => calculs.get(id) ?? []);
  return cites.filter((calcul) => !cites.some((autre) => autre !== calcul && contient(autre.trace, calcul)));
}

/**
 * The latest results of a pure function, the most recently used last: asked again of the same thing, it is not computed
 * again. `cleDe` tells everything that the result depends on.
 */
export function garder<Entree, Resultat>(
  nombre: number,
  cleDe: (entree: Entree) => string,
  faire: (entree: Entree) => Resultat,
): (entree: Entree) => Resultat {
  const gardes = new Map<string, { readonly resultat: Resultat }>();
  return (entree) => {
    const cle = cleDe(entree);
    const connu = gardes.get(cle);
    if (connu !== undefined) gardes.delete(cle);
    const garde = connu ?? { resultat: faire(entree) };
    gardes.set(cle, garde);
    const [ancien] = gardes.keys();
    if (gardes.size > nombre && ancien !== undefined) gardes.delete(ancien);
    return garde.resultat;
  };
}

import type { EntiteFamille } from '@francis/contract';

export interface Noeud {
  readonly id: string;
  readonly nom: string;
  readonly genre: 'client' | EntiteFamille['genre'];
  readonly precision: string;
}
export interface Arete {
  readonly de: string;
  readonly vers: string;
  /** Every right that the first holds of the second. */
  readonly detentions: EntiteFamille['detentions'];
}
export interface Organigramme {
  /** People first, then each company under all who hold it. */
  readonly rangs: readonly (readonly Noeud[])[];
  readonly aretes: readonly Arete[];
}

/** Who stands above whom: an entity is one row under the lowest of its holders. */
export function ranger(entites: readonly EntiteFamille[]): Organigramme {
  const aretes = entites.flatMap(({ id, detentions }) =>
    [...new Set(detentions.map(({ porteur }) => porteur.id))].map((de) => ({
      de,
      vers: id,
      detentions: detentions.filter(({ porteur }) => porteur.id === de),
    })),
  );
  const niveaux = new Map<string, number>();
  const niveau = (id: string, suivis: readonly string[] = []): number => {
    const connu = niveaux.get(id);
    if (connu !== undefined) return connu;
    const porteurs = aretes.filter((a) => a.vers === id && !suivis.includes(a.de));
    const ici = porteurs.length === 0 ? 0 : 1 + Math.max(...porteurs.map((a) => niveau(a.de, [...suivis, id])));
    niveaux.set(id, ici);
    return ici;
  };
  const personnes = new Map<string, Noeud>();
  for (const { porteur } of entites.flatMap(({ detentions }) => detentions))
    if (porteur.genre === 'client')
      personnes.set(porteur.id, { id: porteur.id, nom: porteur.nom, genre: 'client', precision: '' });
  const noeuds = [
    ...personnes.values(),
    ...entites.map(({ id, nom, genre, forme }) => ({ id, nom, genre, precision: forme })),
  ];
  const rangs: Noeud[][] = [];
  for (const noeud of noeuds) (rangs[niveau(noeud.id)] ??= []).push(noeud);
  return { rangs: rangs.filter((rang) => rang.length > 0), aretes };
}

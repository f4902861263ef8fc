import type { FoyerDecrit } from '../../outils/schemas.ts';
import type { Champ, Qui } from './editions.ts';
import type { Menage } from './etat.ts';

/** Where an amount stands in a household. */
export interface Place {
  readonly champ: Champ;
  readonly qui: Qui;
}

const nombres = (o: object | undefined): ReadonlyMap<string, number> =>
  new Map(Object.entries(o ?? {}).flatMap(([k, v]) => (typeof v === 'number' && k !== 'per_plafond' ? [[k, v]] : [])));

function changes(avant: object | undefined, apres: object | undefined): string[] {
  const [a, b] = [nombres(avant), nombres(apres)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((k) => a.get(k) !== b.get(k));
}

/** The amounts that the last try changed; none when it changed anything else as well. */
export function facetteDeLEssai({ base, essai }: Menage): readonly Place[] {
  const [avant, ...autres] = base;
  const [apres, ...suite] = essai ?? [];
  if (avant === undefined || apres === undefined || autres.length + suite.length > 0) return [];
  const places = [
    ...placesDe(avant, apres),
    ...changes(avant, apres).map(
      (nom): Place => ({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the household.
        champ: { de: 'foyer', nom: nom as keyof FoyerDecrit },
        qui: 1,
      }),
    ),
  ];
  return places;
}

const placesDe = (avant: FoyerDecrit, apres: FoyerDecrit): Place[] =>
  ([1, 2] as const).flatMap((qui) => {
    const cle = qui === 1 ? 'declarant1' : 'declarant2';
    return changes(avant[cle], apres[cle]).map(
      (nom): Place => ({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of a person of the household.
        champ: { de: 'declarant', nom: nom as keyof NonNullable<FoyerDecrit['declarant1']> },
        qui,
      }),
    );
  });

export const memePlace = (a: Place, b: Place): boolean =>
  a.champ.de === b.champ.de && a.champ.nom === b.champ.nom && (a.champ.de === 'foyer' || a.qui === b.qui);

/** What stands at a place. */
export function valeurA(foyer: FoyerDecrit, { champ, qui }: Place): number {
  const valeur =
    champ.de === 'foyer' ? foyer[champ.nom] : (qui === 1 ? foyer.declarant1 : foyer.declarant2)?.[champ.nom];
  return typeof valeur === 'number' ? valeur : 0;
}

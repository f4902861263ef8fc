import { partsDuFoyer } from '../outils/parts-dites.ts';
import type { FoyerDecrit } from '../outils/schemas.ts';
import type { AppelOutil } from '../types.ts';

interface Entree {
  readonly annee?: number;
  readonly foyer?: FoyerDecrit;
  readonly scenarios?: readonly { readonly foyers?: readonly FoyerDecrit[] }[];
}

/** The parts of every household that was computed (CGI art. 193 to 195). */
export function partsDuCalcul(calculs: readonly AppelOutil[]): number[] {
  return calculs.flatMap(({ outil, entree }) => {
    if (outil !== 'calculer_impot' && outil !== 'comparer_impots') return [];
    // The tool has parsed it: the call was made.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { annee, foyer, scenarios = [] } = entree as Entree;
    const foyers = [...(foyer === undefined ? [] : [foyer]), ...scenarios.flatMap((s) => s.foyers ?? [])];
    return annee === undefined ? [] : foyers.flatMap((f) => partsDuFoyer(f, annee) ?? []);
  });
}

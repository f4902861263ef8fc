import type { FoyerDecrit } from '../../outils/schemas.ts';
import { estDe, RETIRES } from '../foyer.ts';

const sans = <T extends object>(o: T, noms: readonly string[]): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of it is optional.
  Object.fromEntries(Object.entries(o).filter(([cle]) => !estDe(cle, noms))) as T;

/** A household without what a follow-up takes away; undefined when it holds none of it. */
export function retirer(foyer: FoyerDecrit, quoi: string): FoyerDecrit | undefined {
  const noms = RETIRES[quoi];
  if (noms === undefined) return undefined;
  const { declarant1, declarant2, ...reste } = foyer;
  const apres = {
    ...sans(reste, noms),
    ...(declarant1 ? { declarant1: sans(declarant1, noms) } : {}),
    ...(declarant2 ? { declarant2: sans(declarant2, noms) } : {}),
  };
  return JSON.stringify(apres) === JSON.stringify({ ...reste, declarant1, declarant2 }) ? undefined : apres;
}

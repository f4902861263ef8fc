import type { FoyerDecrit } from '../../outils/schemas.ts';
import { estDe, RETIRES } from '../foyer.ts';
import type { Qui } from './editions.ts';

const sans = <T extends object>(o: T, noms: readonly string[]): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of it is optional.
  Object.fromEntries(Object.entries(o).filter(([cle]) => !estDe(cle, noms))) as T;

/** A household without what a follow-up takes away; undefined when it holds none of it. */
export function retirer(foyer: FoyerDecrit, quoi: string, qui?: Qui): FoyerDecrit | undefined {
  const noms = RETIRES[quoi];
  if (noms === undefined) return undefined;
  const { declarant1, declarant2, ...reste } = foyer;
  const apres = {
    ...(qui === undefined ? sans(reste, noms) : reste),
    ...(declarant1 ? { declarant1: qui === 2 ? declarant1 : sans(declarant1, noms) } : {}),
    ...(declarant2 ? { declarant2: qui === 1 ? declarant2 : sans(declarant2, noms) } : {}),
  };
  return JSON.stringify(apres) === JSON.stringify({ ...reste, declarant1, declarant2 }) ? undefined : apres;
}

import type { Element, Mention } from '@francis/lecture';
import type { Idee } from './montants.ts';

/** A clause of a follow-up, without what ends it. */
export type Clause = readonly Element[];

/** « … et si elle gagnait… »: another clause, in one breath. */
const ESSAI = 'essai';

export function clausesDe(elements: readonly Element[]): readonly Clause[] {
  const clauses: Element[][] = [[]];
  for (const e of elements) {
    const recommence = e.type === 'idee' && e.idees.includes(ESSAI) && (clauses.at(-1)?.length ?? 0) > 0;
    if (e.type === 'coupure' || recommence) clauses.push([]);
    if (e.type !== 'coupure') clauses.at(-1)?.push(e);
  }
  return clauses.filter((c) => c.length > 0);
}

export const ideesDe = (elements: readonly Element[]): readonly Idee[] => elements.filter((e) => e.type === 'idee');
export const dit = (elements: readonly Element[], ...idees: readonly string[]): boolean =>
  ideesDe(elements).some((e) => idees.some((i) => e.idees.includes(i)));

export const mentionsDe = <T extends Mention['type']>(
  elements: readonly Element[],
  type: T,
): readonly Extract<Mention, { readonly type: T }>[] =>
  elements.flatMap((e) =>
    e.type === 'mention' && e.mention.type === type
      ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its type was just compared.
        [e.mention as Extract<Mention, { readonly type: T }>]
      : [],
  );

import type { Mention } from '@francis/lecture';
import type { Ecartee } from './ecarter.ts';

export interface TourLu {
  readonly texte: string;
  readonly mentions: readonly Mention[];
}

interface Triees {
  readonly ecartees: readonly Ecartee[];
  readonly restes: readonly Mention[];
}

/**
 * Reads what several turns say as one text, every mention at its own place in it: words around an amount are looked for
 * in the turn that told it, never in another one.
 * @param fil the turns in the order in which they were said, the question last
 * @param trier reads mentions placed in that text, among all of them
 * @returns what it gives, every mention back at its place in its own turn
 */
export function trierDansLeFil(
  fil: readonly TourLu[],
  restes: readonly Mention[],
  trier: (texte: string, restes: readonly Mention[], toutes: readonly Mention[]) => Triees,
): Triees {
  const decalages = new Map<string, number>();
  let longueur = 0;
  for (const { texte, mentions } of fil) {
    for (const { id } of mentions) decalages.set(id, longueur);
    longueur += texte.length + 1;
  }
  const placer = (m: Mention): Mention => {
    const decalage = decalages.get(m.id) ?? 0;
    return { ...m, span: [m.span[0] + decalage, m.span[1] + decalage] };
  };
  const dernier = fil.at(-1)?.mentions ?? [];
  // The question first, as its mentions are numbered.
  const toutes = [...dernier, ...fil.slice(0, -1).flatMap(({ mentions }) => mentions)];
  const parId = new Map(toutes.map((m) => [m.id, m]));
  const rendre = (m: Mention): Mention => parId.get(m.id) ?? m;
  const triees = trier(fil.map(({ texte }) => texte).join('\n'), restes.map(placer), toutes.map(placer));
  const ecartees = triees.ecartees.map((e) => ({ ...e, mention: rendre(e.mention) }));
  return { ecartees, restes: triees.restes.map(rendre).filter((m) => !estRedit(m, dernier, ecartees)) };
}

/** « en fait les 90 000 € étaient assurés »: what the last turn says again, and sets aside, no longer waits. */
function estRedit(m: Mention, dernier: readonly Mention[], ecartees: readonly Ecartee[]): boolean {
  if (!('valeur' in m) || dernier.includes(m)) return false;
  return ecartees.some(
    ({ mention: x }) => dernier.includes(x) && x.type === m.type && 'valeur' in x && x.valeur === m.valeur,
  );
}

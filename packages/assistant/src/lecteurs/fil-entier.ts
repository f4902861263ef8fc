import type { Mention } from '@francis/lecture';
import type { Ecartee } from './ecarter.ts';

interface Tour {
  readonly texte: string;
  readonly mentions: readonly Mention[];
}

/**
 * What several turns say as one text, every mention at its own place in it: words around an amount are looked for in the
 * turn that told it, never in another one.
 */
export function enUnTexte(tours: readonly Tour[]): {
  readonly texte: string;
  readonly placer: (m: Mention) => Mention;
} {
  const decalages = new Map<string, number>();
  let longueur = 0;
  for (const { texte, mentions } of tours) {
    for (const { id } of mentions) decalages.set(id, longueur);
    longueur += texte.length + 1;
  }
  return {
    texte: tours.map(({ texte }) => texte).join('\n'),
    placer: (m) => {
      const decalage = decalages.get(m.id) ?? 0;
      return { ...m, span: [m.span[0] + decalage, m.span[1] + decalage] };
    },
  };
}

/** Those of one list, as they were before they were placed. */
export const rendreLesPlaces = (
  { ecartees, restes }: { readonly ecartees: readonly Ecartee[]; readonly restes: readonly Mention[] },
  toutes: readonly Mention[],
): { readonly ecartees: readonly Ecartee[]; readonly restes: readonly Mention[] } => {
  const parId = new Map(toutes.map((m) => [m.id, m]));
  return {
    ecartees: ecartees.map((e) => ({ ...e, mention: parId.get(e.mention.id) ?? e.mention })),
    restes: restes.map((m) => parId.get(m.id) ?? m),
  };
};

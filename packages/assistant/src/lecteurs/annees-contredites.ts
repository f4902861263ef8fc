import { type Mention, trouverMentions } from '@francis/lecture';

const anneesDe = (mentions: readonly Mention[]): number[] =>
  mentions.flatMap((m) => (m.type === 'date' && m.annee !== undefined ? [m.annee] : []));

/**
 * Years told that a rule dates otherwise: « taxe foncière 2024 » answered by the last day of the notice of 2026. The last
 * year of income and the current one are those of any rule in force.
 */
export function anneesContredites(
  { mentions, annee }: { readonly mentions: readonly Mention[]; readonly annee: number },
  regle: string,
): string[] {
  const dites = new Set(anneesDe(trouverMentions(regle)));
  if (dites.size === 0) return [];
  return mentions.flatMap((m) =>
    m.type === 'date' && m.annee !== undefined && m.annee < annee - 1 && !dites.has(m.annee) ? [m.mots] : [],
  );
}

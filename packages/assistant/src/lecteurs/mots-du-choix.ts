import type { ValeurFait } from '@francis/faits';
import type { Mention } from '@francis/lecture';

/** Links that say a choice without its own word: « ma femme » says a marriage. */
const LIENS: Readonly<Record<string, readonly string[]>> = {
  marie: ['conjoint', 'conjointe', 'epoux', 'epouse'],
};

/** Words of the question that say a choice: the concept of that name, or who stands beside the person. */
export function motsDuChoix(valeur: ValeurFait, mentions: readonly Mention[]): Mention[] {
  if (typeof valeur !== 'string') return [];
  const directs = mentions.filter(
    (m) => (m.type === 'mot' && m.concept === valeur) || (m.type === 'personne' && m.lien === valeur),
  );
  if (directs.length > 0) return directs;
  const liens = LIENS[valeur] ?? [];
  return mentions.filter((m) => m.type === 'personne' && liens.includes(m.lien));
}

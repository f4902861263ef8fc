import type { Fait } from '@francis/faits';
import { type Mention, motsDits, normaliserTexte } from '@francis/lecture';
import { LIENS_D_ENFANT } from './titulaires.ts';

const FOYER = ['foyer.', 'foyers.'];
/** Facts by which a child enters a household, or what is done for one. */
const POUR_EUX = ['enfants', 'alimentaire', '_L', 'garde', 'scolarite', 'poste.'];
/** Words that say that none is counted. */
const SANS_EUX = motsDits(
  "no|sans|pas|plus d enfant|plus d'enfant|plus d enfants|plus d'enfants|plus a charge|parti|partis|partie|parties|independant|independants|independante|autonome|autonomes|adultes|majeurs|grands|envoles|sa propre declaration|leur propre declaration|zero|aucun|aucune|chez sa mere|chez son pere|chez leur mere|chez leur pere|chez l autre parent|vit avec elle|vit avec lui|vivent avec elle|vivent avec lui|vit chez elle|vit chez lui|vivent chez elle|vivent chez lui",
);
const PORTEE = 30;

/**
 * Children told of, and of whom the household of a calculation holds nothing.
 * @param nesApres ages of those who were born after the year of the incomes
 */
export function enfantsIgnores(
  faits: readonly Fait[],
  texte: string,
  mentions: readonly Mention[],
  nesApres: readonly Mention[] = [],
): string[] {
  const duFoyer = faits.some(({ chemin }) => FOYER.some((mot) => chemin.includes(mot)));
  if (!duFoyer || faits.some(({ chemin }) => POUR_EUX.some((mot) => chemin.includes(mot)))) return [];
  return mentions.flatMap((m) => {
    if (m.type !== 'personne' || !LIENS_D_ENFANT.has(m.lien)) return [];
    // « mon grand-oncle »
    if (texte[m.span[1]] === '-') return [];
    if (nesApres.some((n) => n.span[0] >= m.span[1] && n.span[0] <= m.span[1] + PORTEE)) return [];
    const autour = texte.slice(Math.max(0, m.span[0] - PORTEE), m.span[1] + PORTEE);
    return SANS_EUX.test(normaliserTexte(autour)) ? [] : [m.mots];
  });
}

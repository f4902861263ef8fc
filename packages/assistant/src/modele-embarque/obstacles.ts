import { ANNEES_COUVERTES, derniereAnneeCouverte } from '@francis/fiscal';
import type { Comprehension } from '../comprehension/comprendre.ts';
import { estPolitesse } from '../comprehension/politesse.ts';

/** Why the question gets no computation; undefined when it gets one. */
export function empechement(
  c: Comprehension,
): 'precisions' | 'fraude' | 'hors_sujet' | 'futur' | 'non_couvert' | undefined {
  if (estPolitesse(c.texte)) return 'hors_sujet';
  if (c.ecart?.type === 'fraude') return 'fraude';
  if (c.aChiffrer) return 'precisions';
  if (c.intention.type === 'parametres' && c.ecart?.type !== 'futur' && c.annee <= derniereAnneeCouverte() + 1)
    return undefined;
  if (
    c.ecart &&
    c.ecart.type !== 'hors_sujet' &&
    !(c.ecart.type === 'futur' && c.manques.length === 0 && c.annee <= derniereAnneeCouverte() + 1)
  )
    return c.ecart.type;
  if (c.ecart) return c.ecart.type;
  const premiere = Math.min(...ANNEES_COUVERTES);
  if (c.annee > derniereAnneeCouverte() + 1) return 'futur';
  if (c.annee < premiere) return 'non_couvert';
  if (c.contradiction) return 'precisions';
  if (c.faits.situation === 'veuf' && c.faits.anneeVeuvage !== undefined && c.faits.anneeVeuvage >= c.annee)
    return 'non_couvert';
  if (c.intention.type === 'forfait_capital' && c.annee > derniereAnneeCouverte()) return 'non_couvert';
  return c.manques.length > 0 ? 'precisions' : undefined;
}

import { motsDits, normaliserTexte } from '@francis/lecture';
import { neVeutQueLaRegle } from '../modele-embarque/question-de-droit.ts';
import { AVEU } from '../redaction/doutes.ts';
import type { Doute } from '../certitude.ts';
import type { DemandeAssistant } from '../types.ts';

/** Takes back what was said last. */
const RETIRE = motsDits(
  'oublie|oublions|oubliez|laisse tomber|laissez tomber|laisse|annule|annulez|annulons|tant pis|peu importe|rien du tout|sans ca|sans cela|comme avant|au depart|on revient|reviens|reprends|reprenons|rien change|ne change rien|abandonne',
);

/** Neither a rule that is asked nor a word that takes something back. */
const aAppliquer = (texte: string): boolean => !RETIRE.test(texte) && !neVeutQueLaRegle(texte);

/**
 * What the person said and no answer could apply, as the answers themselves avowed it: the same figures are not exact as long
 * as it is neither said again nor taken back. An answer is read for its avowal only: it adds a doubt, never a fact.
 */
export function suitesEnAttente({ historique, question }: DemandeAssistant): Doute[] {
  let attente: string[] = [];
  let dernier = '';
  for (const { role, content } of historique) {
    if (role === 'user') {
      dernier = content;
      if (RETIRE.test(normaliserTexte(content))) attente = [];
    } else if (content.includes(AVEU) && aAppliquer(normaliserTexte(dernier))) attente.push(dernier);
  }
  return attente.length === 0 || RETIRE.test(normaliserTexte(question))
    ? []
    : [{ code: 'SUITE_EN_ATTENTE', mots: attente }];
}

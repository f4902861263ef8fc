import { motsDits, normaliserTexte } from '@francis/lecture';
import { neVeutQueLaRegle } from '../modele-embarque/question-de-droit.ts';
import { AVEU } from '../redaction/doutes.ts';
import type { Doute } from '../certitude.ts';
import type { DemandeAssistant } from '../types.ts';

/** Takes back what was said last. */
const RETIRE = motsDits(
  'oublie|oublions|oubliez|laisse tomber|laissez tomber|laisse|annule|annulez|annulons|tant pis|peu importe|rien du tout|sans ca|sans cela|comme avant|au depart|on revient|reviens|reprends|reprenons|rien change|ne change rien|abandonne',
);

/** Takes something back, or says that it ends or gives way to another thing. */
const DEFAIT = motsDits(
  'annule|annulez|annulons|enleve|enlevez|retire|retirez|supprime|supprimez|laisse tomber|abandonne|reprends|reprend|arrete|arretons|arretait|cesse|remplace|remplacer|remplacons|prends ma retraite|pars a la retraite|part a la retraite|prend sa retraite|partir a la retraite|finalement non|finalement pas',
);
const OUBLIE = motsDits('oublie|oublions|oubliez');
/** « j’ai oublié de dire… » adds. */
const A_OUBLIE = motsDits(
  'ai oublie|avais oublie|a oublie|avons oublie|avions oublie|avait oublie|oublie de dire|oubliait',
);
/** One thing in the place of another: an income, and no way to count it. */
const A_LA_PLACE = motsDits('au lieu|a la place');
const CEDENT = motsDits(
  'dividendes|loyers|loyer|salaire|salaires|interets|pension|retraite|chomage|per|activite|micro|don|dons|plus value|plus-value',
);
export function defait(question: string): boolean {
  const texte = normaliserTexte(question);
  if (OUBLIE.test(texte)) return !A_OUBLIE.test(texte);
  return DEFAIT.test(texte) || (A_LA_PLACE.test(texte) && CEDENT.test(texte));
}

/** Whether a turn takes back what was said last. */
export const retire = (texte: string): boolean => RETIRE.test(normaliserTexte(texte));

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

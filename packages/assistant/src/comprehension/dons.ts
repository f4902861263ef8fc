import type { Mention } from './mentions.ts';

/** Bodies that feed, house or care for people in difficulty (CGI 200, 1 ter). */
const AIDE_AUX_PERSONNES =
  /\b(?:restos?(?: du coeur)?|restaurants? du coeur|secours (?:populaire|catholique|islamique)|croix[- ]rouge|emmaus|banques? alimentaires?|abbe pierre|fondation pour le logement|samu social|samusocial|armee du salut|petits freres des pauvres|medecins du monde|soupe populaire|aide alimentaire|personnes? en difficulte|sans[- ]abris?|entraide|coluche|ordre de malte|atd quart monde|restos|violences? (?:conjugales|domestiques)|75 %)\b/;

/**
 * Rate of a gift from the body that receives it. « 400 € aux Restos »: the body follows; « Restos : 400 € »: it precedes.
 */
export function tauxDuDon(mention: Mention): 66 | 75 {
  const suit = /^ ?(?:par an|par mois|en 20\d\d|,)? ?(?:a|au|aux|pour|en faveur|de dons?|vers)\b/.test(mention.droite);
  const cote = suit ? mention.droite : `${mention.gauche} ${/[:=] ?$/.test(mention.gauche) ? '' : mention.droite}`;
  return AIDE_AUX_PERSONNES.test(cote) ? 75 : 66;
}

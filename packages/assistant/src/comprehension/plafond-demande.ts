import { motsDits } from '@francis/lecture';

const ENVELOPPE = motsDits(
  "per|perp|perin|plan epargne retraite|plan d'epargne retraite|epargne retraite|epargne-retraite|plan d'epargne-retraite",
);
/** A payment, or what one may pay: « mettre », « verser », « déduire ». */
const LIMITE = motsDits(
  "plafond|plafonds|disponible|disponibles|maximum|maximale|maximal|max|maxi|au plus|limite|jusqu ou|jusqu'ou|jusqu'a combien|jusqu'a quel montant|jusqu'a quelle somme|combien je peux|combien puis-je|combien on peut|combien peut-on|combien pouvons-nous|combien nous pouvons|peut mettre combien|peux mettre combien|peut verser combien|peux verser combien|peux deduire combien|peut deduire combien|combien mettre|combien verser au maximum|droit a combien|enveloppe",
);
const POSSIBLE = motsDits(
  'je peux|puis-je|on peut|peut-on|pouvons|peux|peut|deductible|deductibles|deduire|plafond|plafonds|disponible|disponibles|genere|ouvre|ouvert|mutualis|mutualiser|mutualisant|mutualisons|enveloppe',
);
/** What is asked is what a payment saves, not how much may be paid. */
const ECONOMIE = motsDits(
  "economise|economiser|economie|economies|je gagne combien|combien je gagne|on gagne|gagner|gain|baisse|reduit|tranche|tmi|combien verser pour|combien de per verser|il en reste combien|combien d'impot|combien d'impots|mon impot|notre impot",
);

/**
 * Whether the ceiling of retirement savings is asked: the plan, and a limit of what may be paid, whatever the order of
 * the words.
 */
export const demandeLePlafondPer = (texte: string): boolean =>
  ENVELOPPE.test(texte) && LIMITE.test(texte) && POSSIBLE.test(texte) && !ECONOMIE.test(texte);

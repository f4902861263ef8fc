import { motsDits } from '@francis/lecture';

/** The rule is not enough: the person wants the figure of their own case. */
const SON_CHIFFRE =
  /\bce que (?:je|nous|on) (?:vais|va|allons|devrai|devrons|dois|devons) (?:payer|regler|devoir|donner)\b|\bcombien (?!(?:puis|peut|peux|pouvons|je peux|on peut|nous pouvons|de temps|d'annees|de jours|de fois|au )\b)[^?.]{0,60}\b(?:payer|regler|dev(?:oir|rai|rons)|dois|doit|impots?|tax\w+|prend(?:re|s|ra)?|prelev\w+|cout\w*|sortir|debourser|fisc|etat|(?:me|nous) (?:rend(?:ent)?|rembours\w+))\b|\bcombien (?:puis-je|je peux|peut-on|pouvons-nous) (?:economiser|recuperer|gagner)\b|\b(?:je|on|j'y|on y) (?:gagne|gagnerais|gagnerait|economise|recupere) quoi\b|\b(?:pay\w+|paie\w*|prend|prendra|prendre|coute\w*|sortir|regler|devoir|prelever?a?) combien\b|\b(?:impots?|droits?|fiscalite|taxes?)[^?.]{0,12} (?:c'est combien|a (?:payer|regler|verser))\b|\bquel(?:le)?s? (?:est le |sera le |sont les )?(?:montant d'|montant de l')?(?:impots?|droits|fiscalite|imposition|taxes?)\b[^?.]{0,25}\b(?:moi|mon|ma|mes|nos|notre|je|j')\b/;
const SANS_IMPOT =
  /\bsans (?:rien |en )?(?:payer|droits?|impots?|taxes?|frais)\b|\b(?:maximum|au plus|au maximum)\b|\bpour (?:ne )?(?:rien|pas) payer\b/;
const A_MOI = /\b(?:je|j'|on|me|m'|moi|mon|ma|mes|nous|notre|nos)\b/;

export const veutSonChiffre = (texte: string): boolean =>
  SON_CHIFFRE.test(texte) && !SANS_IMPOT.test(texte) && A_MOI.test(texte);

/** « combien je paie de plus-value ? »: the amount of one's own sale or estate, of which nothing is told. */
const COMBIEN_JE_PAIE = motsDits(
  'combien je paie|combien je paye|combien je vais payer|combien vais-je payer|combien je devrai|combien dois-je payer|combien je dois payer|je paie combien|je paye combien|je vais payer combien',
);
const EXONEREE = motsDits('residence principale');
export const demandeCombienJePaie = (texte: string): boolean => COMBIEN_JE_PAIE.test(texte) && !EXONEREE.test(texte);

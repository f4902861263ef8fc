import { motsDits, sansAutresFoyers } from '@francis/lecture';
import { lireMentions } from './mentions.ts';

/**
 * A question asked for somebody else, told as that person would: the rules that follow know « je » and « le conjoint »,
 * « Monsieur » and « Madame » only.
 */
const LUI = {
  parents: /\b(?:mon (?:pere|papa|beau-pere)|papa|le pere)\b/g,
  aieux: /\b(?:mon )?(?:pepe|papi|papy|grand-pere|pepere)\b/g,
};
const ELLE = {
  parents: /\b(?:ma (?:mere|maman|belle-mere)|maman|la mere)\b/g,
  aieux:
    /\b(?:ma )?(?:meme|memee|mamie|mamy|mamee|grand-mere|memere)\b(?! (?:chose|que|si|pas|impot|montant|revenu|annee))/g,
};
const PROCHE_ELLE =
  /\b(?:ma (?:mere|grand-mere|mamie|maman|soeur|tante|cousine|niece|voisine|collegue|belle-soeur|belle-mere|amie|meilleure amie|marraine)|une (?:amie|voisine|collegue|cliente))\b/;
const PROCHE_LUI =
  /\b(?:mon (?:pere|grand-pere|papi|papy|papa|frere|oncle|cousin|neveu|voisin|collegue|beau-frere|beau-pere|ami|meilleur ami|parrain)|un (?:ami|voisin|collegue|client|copain))\b/;
const CONJOINT_DIT = motsDits(
  'ma femme|mon mari|mon epoux|mon epouse|mon conjoint|ma conjointe|ma compagne|mon compagnon',
);
const DE_MOI =
  /\b(?:je (?:gagne|touche|percois|declare|suis (?:celibataire|marie|divorce|veu|pacse|salarie))|j'ai \d|j'ai (?:gagne|touche|percu|declare)|j'aide|moi \d|moi,? \d|mon salaire|mes revenus|mon net|ma retraite est)\b/;
/** What the narrator does on his own return says nothing of the household. */
const A_PART =
  /,? ?\b(?:et |mais )?(?:moi,? )?je (?:fais|remplis|depose) ma (?:propre )?declaration (?:a part|seule?|de mon cote)|,? ?\b(?:et |mais )?(?:moi,? )?je (?:suis detachee?|ne suis (?:plus|pas) rattachee?|declare (?:a part|seule?))[^,.;?]*/g;

const couple = (texte: string, genre: 'parents' | 'aieux'): string =>
  texte
    .replace(A_PART, ' ')
    .replace(LUI[genre], 'monsieur')
    .replace(ELLE[genre], 'madame')
    .replace(/\bmes (?:beaux-|grands-)?parents\b/g, 'le couple')
    .replace(/\b(?:mon|un|le) (?:(?:petit|jeune|grand) )?frere\b/g, 'un fils')
    .replace(/\b(?:ma|une|la) (?:(?:petite|jeune|grande) )?soeur\b/g, 'une fille');

/** Somebody told of by nobody in particular: « elle est célibataire et gagne 30 000 € ». */
const NARRATEUR =
  /\b(?:je|j'\w+|moi|mon|ma|mes|nous|notre|nos|on|ils|elles|maries|mariees|pacses|couple|mr|monsieur|madame)\b/;
const SITUATION_D_UN_SEUL = motsDits(
  'celibataire|divorcee|divorce|veuf|veuve|separee|separe|elle est mariee|elle est marie|elle est pacsee|elle est pacse|il est mariee|il est marie|il est pacsee|il est pacse',
);

function parlerPour(texte: string): string {
  const [elle, lui] = [motsDits('elle').test(texte), /\bil\b(?! (?:faut|y|s'agit|reste|vaut))/.test(texte)];
  if (elle === lui || NARRATEUR.test(texte) || !SITUATION_D_UN_SEUL.test(texte)) return texte;
  return texte
    .replace(elle ? /\belle\b/g : /\bil\b(?! (?:faut|y|s'agit|reste|vaut))/g, 'moi')
    .replace(/\bson (mari|epoux|compagnon|conjoint|fils)\b/g, 'mon $1')
    .replace(/\bsa (femme|compagne|conjointe|fille)\b/g, 'ma $1')
    .replace(/\bses (\d )?(enfants|filles|fils|garcons)\b/g, 'mes $1$2');
}

const REVENU_MIN = 1000;
/** « Célibataire, 30 000 € imposables. Mon voisin gagne 45 000 € »: who asks told their own household first. */
const aDitLeSien = (avant: string): boolean =>
  (SITUATION_D_UN_SEUL.test(avant) || UNION.test(avant)) && lireMentions(avant).some((m) => m.montant >= REVENU_MIN);

const SOI = motsDits('moi|je|nous|on');
const UNION = motsDits('marie|mariee|maries|mariees|pacse|pacsee|pacses|pacsees|en couple|nous|a 2');
/** Whoever lives with the household is told by it: « ma mère vit chez nous ». */
const SOUS_LE_TOIT = motsDits("chez nous|chez moi|a ma charge|a notre charge|j'heberge|nous hebergeons|on heberge");

/** Whose card it is stays to be said. */
const CARTE = motsDits('invalide|cmi|handicap|handicape|handicapee|carte');

/** The text as told by the household itself. */
export function recentrer(texte: string): string {
  if (CONJOINT_DIT.test(texte) || DE_MOI.test(texte) || (SOUS_LE_TOIT.test(texte) && !CARTE.test(texte))) return texte;
  if (
    motsDits('mes grands-parents').test(texte) ||
    (motsDits('pepe|papi|papy').test(texte) && motsDits('meme|mamie|mamy').test(texte))
  )
    return couple(texte, 'aieux');
  if (
    motsDits('mes beaux-parents|mes parents').test(texte) ||
    (motsDits('mon pere|mon papa').test(texte) && motsDits('ma mere|ma maman').test(texte))
  )
    return couple(texte, 'parents');
  const elle = PROCHE_ELLE.exec(texte);
  const lui = PROCHE_LUI.exec(texte);
  const proche = elle && lui ? (elle.index < lui.index ? elle : lui) : (elle ?? lui);
  if (proche === null || proche === undefined) return parlerPour(texte);
  if (aDitLeSien(texte.slice(0, proche.index))) return texte;
  // « mon collègue gagne 40 000. Moi, pacsé, 30 000… »: the household is told after the other one.
  const propre = sansAutresFoyers(texte);
  if (propre !== texte && SOI.test(propre) && aDitLeSien(propre)) return texte;
  const feminin = proche === elle;
  // Her husband, his wife: the spouse keeps a name that is not « elle » or « il ».
  return texte
    .replace(new RegExp(`\\b${proche[0]}\\b`, 'g'), 'moi')
    .replace(feminin ? /\belle\b(?!-)/g : /\bil\b(?! (?:faut|reste|y|s'agit|vaut|me|nous))(?!-)/g, 'moi')
    .replace(
      feminin ? /\bson mari\b|\bson epoux\b/g : /\bsa femme\b|\bson epouse\b/g,
      feminin ? 'mon mari' : 'ma femme',
    );
}

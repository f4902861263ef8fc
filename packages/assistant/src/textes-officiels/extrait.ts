import { motsPartages } from '@francis/knowledge';

const LONGUEUR_MIN = 30;
const LONGUEUR_MAX = 420;
/** Words of the question that a sentence must hold to be worth quoting. */
const MOTS_MIN = 2;

/** Plain French only: nothing that a page or a model could read as something else than a sentence. */
const EN_CLAIR = /^[\p{Script=Latin}\p{M}\d \u00A0\u202F.,;:!?'’()/%€°²³½¼¾+=×§–—-]+$/u;
const ADRESSE = /https?:|www\.|@|\.(?:com|net|org|io|ru|example)\b/i;
/** A text of law states; it never tells a machine what to answer. */
const ORDRE =
  /\b(?:ignor(?:e|ez|er|ing)|oubli(?:e|ez) |r[ée]pond(?:s|ez)\b|affich(?:e|ez)\b|r[ée]v[èe]l(?:e|ez)\b|dis[- ]|dites\b|[ée]cri(?:s|vez)\b|consignes?|assistant (?:fiscal|virtuel)|francis|intelligence artificielle|mod[èe]le de langage|instructions? (?:pr[ée]c[ée]dente|interne|ci-dessus)|previous|disregard|system\b|jailbreak|d[ée]cod(?:e|ez)\b|ob[ée](?:is|issez)\b)|prompt/i;
/** What no French word is: a code. */
const CODE = /[\p{L}\d]{28,}/u;

/** Whether a text of an imported document may be shown: a plain sentence that gives no order. */
export const estEnClair = (texte: string): boolean =>
  EN_CLAIR.test(texte) && !ADRESSE.test(texte) && !ORDRE.test(texte) && !CODE.test(texte);

function* phrasesDe(texte: string): Generator<string> {
  for (const paragraphe of texte.split('\n'))
    for (const phrase of paragraphe.split(/(?<=[.!?…])(?<!\b(?:art|al|n|c)\.) +(?=\p{Lu})/u)) yield phrase.trim();
}

/**
 * The sentence of an official text that speaks most of what is asked, as it is written; undefined when none does, or
 * when what the text holds cannot be shown as it is.
 */
export function choisirExtrait(question: string, texte: string): string | undefined {
  let meilleur: { readonly phrase: string; readonly mots: number } | undefined;
  for (const phrase of phrasesDe(texte)) {
    if (phrase.length < LONGUEUR_MIN || phrase.length > LONGUEUR_MAX) continue;
    if (!estEnClair(phrase)) continue;
    const mots = motsPartages(question, phrase).size;
    if (mots >= MOTS_MIN && mots > (meilleur?.mots ?? 0)) meilleur = { phrase, mots };
  }
  return meilleur?.phrase;
}

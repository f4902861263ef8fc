import { motsDits } from '@francis/lecture';

/** What a household declares, deducts or chooses: a sentence that asks of one names its subject. */
const DU_FOYER = motsDits(
  'pension|pensions|pension alimentaire|rattacher|rattachement|frais reels|micro-foncier|microfoncier|garde|creche|nounou|dons|per|heures sup|heures supplementaires|declaration commune|declarations separees|declaration separee|declarations communes|interessement|participation|2op|emploi a domicile|femme de menage',
);
const INTERROGATIFS = motsDits('combien|quel|quelle|quels|quelles|est-ce|comment|lequel|laquelle|faut-il|vaut-il');
const FINS = ['?', '!', '.', '\n', ';'];
const chiffre = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';

function phrases(texte: string): string[] {
  const lues: string[] = [];
  let de = 0;
  for (let i = 0; i <= texte.length; i += 1) {
    const fin =
      i === texte.length || (FINS.includes(texte[i] ?? '') && !(chiffre(texte[i - 1]) && chiffre(texte[i + 1])));
    if (!fin) continue;
    lues.push(texte.slice(de, i + 1));
    de = i + 1;
  }
  return lues.filter((phrase) => phrase.trim() !== '');
}

/**
 * The sentences that ask, when they name what a household declares: « la maison a été vendue… combien la pension me fait
 * économiser ? » is of the pension, and the sale an aside. Undefined when they leave the subject to the story.
 * @param texte normalised question
 */
export function demandeDuFoyer(texte: string): string | undefined {
  const toutes = phrases(texte);
  const demandes = toutes.filter((phrase) => phrase.trimEnd().endsWith('?') || INTERROGATIFS.test(phrase));
  const dites = demandes.join(' ');
  return demandes.length > 0 && demandes.length < toutes.length && DU_FOYER.test(dites) ? dites : undefined;
}

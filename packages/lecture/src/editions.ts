import { EDITIONS } from './lexique/editions.ts';
import { IndexDesFormes, type MotCompare, motsCompares } from './lexique/index-des-formes.ts';
import type { Mention } from './mentions/mention.ts';
import { trouverMentions } from './mentions/trouver.ts';
import { normaliser } from './texte/normaliser.ts';

/** A stretch of a follow-up: something counted, a word of the dictionary, the end of a clause, or what nobody knows. */
export type Element =
  | { readonly type: 'mention'; readonly mention: Mention }
  | { readonly type: 'idee'; readonly idees: readonly string[]; readonly mots: string }
  | { readonly type: 'coupure'; readonly forte: boolean }
  | { readonly type: 'inconnu'; readonly mots: string; readonly nom: boolean };

const INDEX = new IndexDesFormes(EDITIONS);
/** Longer, it is a case of its own. */
const CARACTERES_MAX = 300;
const LIAISON = 'liaison';
const COMPTES: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite']);
const COUPENT = new Set([',', ';', '.', '+', ':', '?', '!', '\n', '(', ')', '=']);
const FORTS = new Set(['.', '?', '!', ';', '\n']);
const ET = 'et';
const MAIS = 'mais';
/** « 12 000 de PER plus 2 000 de dons ». */
const PLUS = 'plus';
/** Counted nouns that stand for themselves: « 2 enfants » is a number of children. */
const estUnNom = (m: Mention): boolean => m.type === 'quantite' && m.objet === 'rang';
const estMajuscule = (c: string | undefined): boolean => c !== undefined && c !== c.toLowerCase();

/** What a follow-up says, in the order of its words; undefined when it is too long to be one. */
export function lireElements(question: string): readonly Element[] | undefined {
  if (question.length > CARACTERES_MAX) return undefined;
  const dit = normaliser(question);
  const mots = motsCompares(dit.texte);
  const comptees = trouverMentions(question).filter((m) => COMPTES.has(m.type) && !estUnNom(m));
  const elements: Element[] = [];
  const place = (m: MotCompare): readonly [number, number] => dit.origine(m.debut, m.fin);
  const mentionA = (m: MotCompare): Mention | undefined => {
    const [de, a] = place(m);
    return comptees.find(({ span }) => de < span[1] && a > span[0]);
  };
  const dites = new Set<string>();
  let fin = 0;
  for (let rang = 0; rang < mots.length; ) {
    const mot = mots[rang];
    if (mot === undefined) break;
    const entre = Array.from(dit.texte.slice(fin, mot.debut)).filter((c) => COUPENT.has(c));
    if (entre.length > 0) elements.push({ type: 'coupure', forte: entre.some((c) => FORTS.has(c)) });
    const mention = mentionA(mot);
    const forme = INDEX.a(mots, rang);
    let pris = 1;
    if (mention !== undefined && (mention.type !== 'quantite' || forme === undefined || forme.mots < 2)) {
      if (!dites.has(mention.id)) elements.push({ type: 'mention', mention });
      dites.add(mention.id);
    } else if (
      mot.cle === MAIS ||
      (mot.cle === ET && (forme === undefined || forme.mots === 1)) ||
      (mot.cle === PLUS && forme === undefined)
    ) {
      elements.push({ type: 'coupure', forte: false });
    } else if (forme !== undefined) {
      pris = forme.mots;
      const dernier = mots[rang + pris - 1] ?? mot;
      const idees = forme.concepts.filter((c) => c !== LIAISON);
      if (idees.length > 0) elements.push({ type: 'idee', idees, mots: dit.texte.slice(mot.debut, dernier.fin) });
    } else {
      const [de, a] = place(mot);
      elements.push({ type: 'inconnu', mots: question.slice(de, a), nom: de > 0 && estMajuscule(question[de]) });
    }
    fin = mots[rang + pris - 1]?.fin ?? mot.fin;
    rang += pris;
  }
  return elements;
}

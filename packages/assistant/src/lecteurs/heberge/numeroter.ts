import { type Mention, trouverMentions } from '@francis/lecture';

/** Mentions that count: each is used, or set aside for a reason. The others are words that the model reads by itself. */
const COMPTE: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite']);

export const compte = (m: Mention): boolean => COMPTE.has(m.type);

/** A text that a model may point into. */
export interface TexteNumerote {
  /** « Je donne [m1: 200 000 €] à ma fille » */
  readonly texte: string;
  readonly brut: string;
  readonly mentions: readonly Mention[];
}

/** « [PERSONNE_1] »: the rank of a placeholder is no number. */
const RANG_DE_MARQUE = '_';

/** A question with its numbers marked, in order; words stay as they were typed. */
export function numeroter(brut: string, prefixe = ''): TexteNumerote {
  const mentions = trouverMentions(brut)
    .filter((m) => compte(m) && brut[m.span[0] - 1] !== RANG_DE_MARQUE)
    .map((m, i) => ({ ...m, id: `${prefixe}m${i + 1}` }));
  let texte = '';
  let depuis = 0;
  for (const { id, span, mots } of mentions) {
    texte += `${brut.slice(depuis, span[0])}[${id}: ${mots}]`;
    depuis = span[1];
  }
  return { texte: texte + brut.slice(depuis), brut, mentions };
}

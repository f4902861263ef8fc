import type { QuestionLue } from './question.ts';

/** Countries whose law the notes hold. */
const PAYS: readonly (readonly [RegExp, 'CH' | 'LU' | 'AD'])[] = [
  [/\bsuisses?\b|\bchf\b|\bhelvetique\b|\b(?:geneve|genevois\w*|zurich\w*|vaud\w*|lausanne|valais\w*|berne)\b/, 'CH'],
  [/\bluxembourg\w*\b|\bgrand-duche\b/, 'LU'],
  [/\bandorr\w+\b|\bigi\b/, 'AD'],
];

/** Countries named in a normalised text, beside France. */
export function paysCites(texte: string): ('CH' | 'LU' | 'AD')[] {
  return PAYS.filter(([motif]) => motif.test(texte)).map(([, pays]) => pays);
}

/** The country that a question is about: named, or that of the conversation. Undefined for France. */
export function paysDe(q: QuestionLue): 'CH' | 'LU' | 'AD' | undefined {
  const [dit] = paysCites(q.texte);
  if (dit !== undefined) return dit;
  if (q.francs) return 'CH';
  return q.juridiction === 'CH' || q.juridiction === 'LU' || q.juridiction === 'AD' ? q.juridiction : undefined;
}

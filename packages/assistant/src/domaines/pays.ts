import { CLASSE_D_IMPOT, CODES_DU_PAYS, DU_PAYS, GAIN_DE_CLASSE } from '@francis/lecture';
import type { QuestionLue } from './question.ts';

/** Countries whose law the notes hold. */
const PAYS: readonly (readonly [RegExp, 'CH' | 'LU' | 'AD'])[] = [
  [/\bsuisses?\b|\bchf\b|\bhelvetique\b|\b(?:geneve|genevois\w*|zurich\w*|vaud\w*|lausanne|valais\w*|berne)\b/, 'CH'],
  [/\bluxembourg\w*\b|\bgrand-duche\b/, 'LU'],
  [/\bandorr\w+\b|\bigi\b/, 'AD'],
];

/** Countries named in a normalised text, beside France. */
export function paysCites(texte: string): ('CH' | 'LU' | 'AD')[] {
  const dits = PAYS.filter(([motif, pays]) => motif.test(texte) || DU_PAYS[pays].test(texte)).map(([, pays]) => pays);
  if (dits.length > 0) return dits;
  const code = CODES_DU_PAYS[texte.split(' ')[0]?.replaceAll(',', '') ?? ''];
  if (code !== undefined) return [code];
  return CLASSE_D_IMPOT.test(texte) && GAIN_DE_CLASSE.test(texte) ? ['LU'] : [];
}

/** The country that a question is about: named, or that of the conversation. Undefined for France. */
export function paysDe(q: QuestionLue): 'CH' | 'LU' | 'AD' | undefined {
  const [dit] = paysCites(q.texte);
  if (dit !== undefined) return dit;
  if (q.francs) return 'CH';
  return q.juridiction === 'CH' || q.juridiction === 'LU' || q.juridiction === 'AD' ? q.juridiction : undefined;
}

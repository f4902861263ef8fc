import type { Echange } from '../comprehension/comprendre.ts';

/** « 1) », « 2. », « b/ » at the start of a question. */
const RANG = /(?:^|[\s:;,?.])(?:([1-4])|([a-d])) ?(?:[)/°]|\.(?=\s))\s*/gu;
const QUESTIONS_MAX = 3;
const MOTS_MIN = 3;

/** « 1) … 2) … » asks several questions: each is answered, in order, the later ones with what the earlier ones told. */
export function separerQuestions(echange: Echange): Echange[] {
  const { question, precedents } = echange;
  const rangs = [...question.matchAll(RANG)];
  const attendus = rangs.every((m, i) => m[1] === String(i + 1) || m[2] === 'abcd'[i]);
  if (rangs.length < 2 || rangs.length > QUESTIONS_MAX || !attendus) return [echange];
  const chapeau = question.slice(0, rangs[0]?.index).trim();
  const textes = rangs.map((m, i) => question.slice(m.index + m[0].length, rangs[i + 1]?.index).trim());
  if (textes.some((t) => t.split(/\s+/u).length < MOTS_MIN)) return [echange];
  const [premier = '', ...suite] = textes;
  // « Célibataire, 36 000 € : 1) … 2) … » tells its facts once, before the first.
  const tous = [chapeau === '' ? premier : `${chapeau} ${premier}`, ...suite];
  return tous.map((texte, i) => ({ ...echange, question: texte, precedents: [...precedents, ...tous.slice(0, i)] }));
}

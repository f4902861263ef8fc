import { rechercherNotes } from '@francis/knowledge';
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
  if (rangs.length < 2 || rangs.length > QUESTIONS_MAX || !attendus) return separerSujets(echange);
  const chapeau = question.slice(0, rangs[0]?.index).trim();
  const textes = rangs.map((m, i) => question.slice(m.index + m[0].length, rangs[i + 1]?.index).trim());
  if (textes.some((t) => t.split(/\s+/u).length < MOTS_MIN)) return [echange];
  const [premier = '', ...suite] = textes;
  // « Célibataire, 36 000 € : 1) … 2) … » tells its facts once, before the first.
  const tous = [chapeau === '' ? premier : `${chapeau} ${premier}`, ...suite];
  return tous.map((texte, i) => ({ ...echange, question: texte, precedents: [...precedents, ...tous.slice(0, i)] }));
}

/** An amount told is a household's: its questions are one computation. */
const MONTANT = /\d ?(?:\d{3}|€|k€?\b|euros?)/iu;
const ANNONCE = /^(?:.{0,40}\bquestions?\b[^?:]{0,25}[:,]|bonjour[ ,.!]*)\s*/iu;
const LIAISON = /^(?:et|puis|aussi|sinon|ensuite|autre chose)[ ,:]+(?:aussi |puis |sinon )?/iu;
const MOTS_SUJET = 4;
/** How sure each question must be of its own rule to be asked alone. */
const PERTINENCE_SUJET = 15;

/** « Le livret A est-il imposé ? Et l’IFI, à partir de quand ? » asks two rules that have nothing to do with each other. */
function separerSujets(echange: Echange): Echange[] {
  const { question, contexte, precedents } = echange;
  const morceaux = question.split('?').map((m) => m.trim());
  const [reste = ''] = morceaux.splice(-1);
  if (reste !== '' || morceaux.length < 2 || morceaux.length > QUESTIONS_MAX || MONTANT.test(question))
    return [echange];
  const questions = morceaux.map((m, i) => `${(i === 0 ? m.replace(ANNONCE, '') : m).replace(LIAISON, '')} ?`);
  const notes = questions.map((q) => rechercherNotes(q, { jour: contexte.aujourdhui, limite: 1 })[0]);
  const sures = notes.every((n) => (n?.pertinence ?? 0) >= PERTINENCE_SUJET);
  const domaines = new Set(notes.map((n) => n?.note.domaine));
  if (!sures || domaines.size < notes.length || questions.some((q) => q.split(/\s+/u).length <= MOTS_SUJET))
    return [echange];
  return questions.map((texte) => ({ ...echange, question: texte, precedents }));
}

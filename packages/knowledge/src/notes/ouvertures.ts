import { decouper } from '../recherche/decoupage.ts';
import type { IdeeRecue, Note } from './note.ts';

export type Ouverture = 'oui' | 'non';

/** A « oui » or a « non » at the head of a text, with what parts it from the rule. */
const TETE = /^(?:\*\*)?(Oui|Non)(?![\p{L}-])[\s\u202f\u00a0]*[:,]?[\s\u202f\u00a0]*/u;
const DENEGATION = /^Non[\s\u202f\u00a0]*:\s*/u;

/** Two ways to type one question are one key: case, accents and punctuation apart, its words all kept. */
export const cleDe = (question: string): string => decouper(question).join(' ');

/** A first sentence that replies « en principe non : … » or « …, oui, … » to one question, or speaks of « elle ». */
const REPLIQUE =
  /^[^.!?]{0,60}(?:^|[\s,])(?:oui|non)[\s\u202f\u00a0]*[,:]|^(?:Elles?|Ils?(?! (?:faut|n’y|y))|Exonérée?s?|Imposables?|Déductibles?|Touchés?) /iu;

/** Whether an opening means the same to whoever asks any of the questions of its note. */
export const tientSeule = (texte: string): boolean => !REPLIQUE.test(texte);

export const commenceParOuiOuNon = (texte: string): boolean => TETE.test(texte);

/** The same rule for a reader who does not hold the belief: without the « non » that denies it. */
export const sansDenegation = (correction: string): string => majuscule(correction.replace(DENEGATION, ''));

/** « Oui » or « non » for this very question, word for word; nothing for any other, however close. */
export function ouvertureDe(note: Note, question: string): Ouverture | undefined {
  if (contient(note.oui, question)) return 'oui';
  return contient(note.non, question) ? 'non' : undefined;
}

/** Whether the belief is held by this very question. */
export const estCrueDans = (idee: IdeeRecue, question: string): boolean => contient(idee.questions, question);

/** The sentence written for this very question, if any. */
export const devantDe = (note: Note, question: string): string | undefined =>
  note.devant.find(({ questions }) => contient(questions, question))?.phrase;

/** Keys of each list of questions of the notes, folded once: one question asks them of every note that it may be about. */
const cles = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a list of questions of a note holds this very one, word for word. */
export function contient(questions: readonly string[], question: string): boolean {
  if (questions.length === 0) return false;
  const connues = cles.get(questions) ?? new Set(questions.map(cleDe));
  cles.set(questions, connues);
  return connues.has(cleDe(question));
}

/** A rule after its opener: « Oui : la résidence principale compte… ». */
export function ouvrirPar(ouverture: Ouverture | undefined, regle: string): string {
  if (ouverture === undefined) return regle;
  return `${ouverture === 'oui' ? 'Oui' : 'Non'}\u202f: ${minuscule(regle)}`;
}

const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);

/** A word in capitals is a name of its own: « PERP », « SCI ». */
const minuscule = (texte: string): string =>
  /^\p{Lu}[\p{Ll}’\s]/u.test(texte) ? texte.charAt(0).toLowerCase() + texte.slice(1) : texte;

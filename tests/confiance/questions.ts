import { chargerNotes } from '@francis/knowledge';
import { genererQuestions } from '../../packages/assistant/src/evaluation/generateur.ts';

export interface QuestionPosee {
  readonly question: string;
  readonly juridiction: 'FR' | 'CH' | 'LU' | 'AD';
}

const sansAccents = (t: string): string => t.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', '');
const minuscule = (t: string): string => t.charAt(0).toLowerCase() + t.slice(1);

/** The same question as people write it, dictate it, or ask it of another year. */
const HABILLAGES: readonly ((question: string) => string)[] = [
  (q) => q,
  (q) => `Bonjour, ${minuscule(q)} Merci d’avance.`,
  sansAccents,
  (q) => `En 2023, ${minuscule(q)}`,
  (q) => `${q} Quel texte le dit ?`,
];

/** Questions of law, spread over every note: its own forms, dressed in turn. */
function questionsDeDroit(combien: number, graine: number): QuestionPosee[] {
  const formes = chargerNotes().flatMap(({ questions, juridiction }) =>
    questions.map((question) => ({ question, juridiction })),
  );
  // A step without common divisor with the number of forms meets each of them once before coming back.
  const pas = 1_009;
  return Array.from({ length: combien }, (_, i) => {
    const forme = formes[(graine + i * pas) % formes.length];
    const habiller = HABILLAGES[i % HABILLAGES.length];
    if (forme === undefined || habiller === undefined) throw new Error('no note to ask about');
    return { ...forme, question: habiller(forme.question) };
  });
}

/** Half of them about figures, half about law, the same for the same seed. */
export function melerQuestions(combien: number, graine = 20_261_121): QuestionPosee[] {
  const chiffrees = genererQuestions(Math.ceil(combien / 2), graine);
  return [
    ...chiffrees.map(({ question }): QuestionPosee => ({ question, juridiction: 'FR' })),
    ...questionsDeDroit(Math.floor(combien / 2), graine % 1_000),
  ];
}

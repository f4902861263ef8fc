import type { QuestionEntretien } from '@francis/contract';

export interface QuestionDite {
  readonly id: QuestionEntretien;
  /** What its answer is called. */
  readonly libelle: string;
  /** As it is written, and read. */
  readonly question: string;
  readonly aide: string;
}

/** The six questions of the interview, in their order. */
export const QUESTIONS_DITES: readonly QuestionDite[] = [
  { id: 'age', libelle: 'Âge', question: 'Quel âge avez-vous\u202f?', aide: 'Par exemple\u202f: quarante-deux ans.' },
  {
    id: 'situation_familiale',
    libelle: 'Situation familiale',
    question: 'Quelle est votre situation familiale\u202f?',
    aide: 'Célibataire, marié, pacsé, divorcé ou veuf.',
  },
  {
    id: 'nombre_enfants',
    libelle: 'Enfants à charge',
    question: 'Combien d’enfants avez-vous à charge\u202f?',
    aide: 'Un nombre, ou «\u00a0aucun\u00a0».',
  },
  {
    id: 'revenu_annuel',
    libelle: 'Revenu net imposable du foyer',
    question: 'Quel est le revenu net imposable annuel de votre foyer\u202f?',
    aide: 'Il figure sur votre avis d’imposition. Pas le brut\u202f: l’impôt ne se calcule pas dessus.',
  },
  {
    id: 'residence_principale',
    libelle: 'Résidence principale',
    question: 'Êtes-vous propriétaire de votre résidence principale\u202f?',
    aide: 'Oui ou non.',
  },
  {
    id: 'objectifs_financiers',
    libelle: 'Objectifs',
    question: 'Quels sont vos objectifs fiscaux\u202f?',
    aide: 'Payer moins d’impôt, préparer la retraite, transmettre…',
  },
];

export const BIENVENUE = 'Bonjour, je suis Francis. Six questions, pour que chaque réponse parte de votre situation.';
export const FIN = 'Merci. Relisez ce que j’ai lu, corrigez si besoin, puis enregistrez.';

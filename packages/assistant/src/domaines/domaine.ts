import type { NoeudTrace, RefusFiscal } from '@francis/fiscal';
import type { z } from 'zod';
import type { Brouillon } from '../redaction/brouillon.ts';
import type { ResultatChiffre } from '../outils/resultats.ts';
import type { QuestionLue } from './question.ts';

/** A fact without which nothing can be computed, and why. */
export interface FaitManquant {
  readonly sujet: string;
  readonly raison: string;
  readonly fait?: string;
}

/** What a computation gives, whatever the subject. */
export interface Explication {
  readonly trace: NoeudTrace;
  readonly statut: 'exact' | 'estimation';
  readonly reserves: readonly string[];
  readonly hypotheses: readonly string[];
}

/** A computation that supposes nothing but what it says. */
export const calculComplet = (trace: NoeudTrace, hypotheses: readonly string[] = []): Explication => ({
  trace,
  statut: 'exact',
  reserves: [],
  hypotheses,
});

/** What was read of a question that belongs to a subject. */
export type Lecture<E> = { readonly entree: E } | { readonly manques: readonly FaitManquant[] };

/** What the tool answers, with what the person did not say and the engine supposed. */
export interface ResultatDomaine extends ResultatChiffre {
  readonly hypotheses: readonly string[];
}

/** A subject that an engine computes: how a question about it is recognised, read, computed and answered. */
export interface Domaine<E = unknown> {
  /** Name of its tool. */
  readonly outil: string;
  readonly description: string;
  readonly schema: z.ZodType<E>;
  /** Words that settle that the question is about this subject, even beside a whole household. */
  readonly prime?: { test(texte: string): boolean };
  /** Whether its words may tell a fact of the subject before: « et si elle prenait l’usufruit ? » after an estate. */
  readonly accessoire?: boolean;
  /** What is being computed, after « Pour calculer ». */
  readonly objet: string;
  /** Facts of the question, or undefined when it is about something else. */
  readonly lire: (question: QuestionLue) => Lecture<E> | undefined;
  readonly calculer: (entree: E) => Explication | RefusFiscal;
  /** Figures as handles of the call. */
  readonly rediger: (entree: E, resultat: ResultatDomaine, b: Brouillon) => void;
}

/** Keeps each subject typed by its own input, and lets them stand in one list. */
export function definirDomaine<E>(domaine: Domaine<E>): Domaine {
  return {
    ...domaine,
    schema: domaine.schema,
    calculer: (entree) => domaine.calculer(domaine.schema.parse(entree)),
    rediger: (entree, resultat, b) => domaine.rediger(domaine.schema.parse(entree), resultat, b),
  };
}

/** Shape of the engines: a result with its reliability, and the tree. */
export function expliquer(
  calcul:
    | RefusFiscal
    | {
        readonly trace: NoeudTrace;
        readonly resultat: {
          readonly statut: 'exact' | 'estimation';
          readonly reserves: readonly string[];
          readonly hypotheses: readonly string[];
        };
      },
): Explication | RefusFiscal {
  if (!('trace' in calcul)) return calcul;
  const { statut, reserves, hypotheses } = calcul.resultat;
  return { trace: calcul.trace, statut, reserves, hypotheses };
}

/** `fait`: the one of the vocabulary that fills it, when one does. */
export const manque = (sujet: string, raison: string, fait?: string): FaitManquant => ({
  sujet,
  raison,
  ...(fait === undefined ? {} : { fait }),
});

/** The same object without its undefined keys: the engines want an unknown fact absent. */
export function sansAbsents<T extends object>(objet: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only undefined values go
  return Object.fromEntries(Object.entries(objet).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

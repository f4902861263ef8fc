import type { Menage } from './etat.ts';

/** What is known before a follow-up. */
export interface Avant {
  readonly menage: Menage;
  /** The person's own turns. */
  readonly dits: readonly string[];
  /** Year of the question. */
  readonly annee: number;
}

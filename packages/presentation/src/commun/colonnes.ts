import type { NoeudAffiche } from '../ecriture/index.ts';

/** A line of a table where several countries or legal forms stand side by side. */
export interface LigneDetaillee {
  readonly libelle: string;
  readonly precision?: string;
  /** One per column; null when it does not apply. */
  readonly cellules: readonly (string | null)[];
  /** The step of the calculation that gives each, where there is one. */
  readonly noeuds?: readonly (NoeudAffiche | undefined)[];
  /** What the screen made of the steps, or where the figure comes from, when no step gives it. */
  readonly pourquoi?: NoeudAffiche;
}

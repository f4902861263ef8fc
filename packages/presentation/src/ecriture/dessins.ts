import type { NoeudAffiche } from './noeud.ts';

/** What charts are given: the same on a screen and on paper. */

export interface LigneCascade {
  readonly libelle: string;
  /** Both ends of the bar, on the scale of the group. */
  readonly de: number;
  readonly a: number;
  readonly montant: string;
  readonly ton?: 'encre' | 'gain' | 'moyen' | 'accent';
  readonly total?: boolean;
  /** The last line: single rule above, double below. */
  readonly finale?: boolean;
  /** The step of the calculation that gives it. */
  readonly noeud?: NoeudAffiche | undefined;
}

export interface GroupeCascade {
  readonly titre: string;
  readonly lignes: readonly LigneCascade[];
}

export interface MarcheRemplie {
  readonly de: number;
  /** The last step has no upper bound. */
  readonly a: number | null;
  /** Fraction. */
  readonly taux: number;
  /** Share of the income in the step, and its tax, as the engine gives them. */
  readonly assiette: number;
  readonly impot: number;
}

/** From `de`, one more unit of income costs `taux` (fraction). */
export interface Palier {
  readonly de: number;
  readonly taux: number;
  /** Written above the step when it is not a rate of the scale: « décote ». */
  readonly nom?: string;
}

import type { NoeudAffiche } from '../ecriture/index.ts';

export interface Chiffre {
  readonly libelle: string;
  readonly valeur: string;
  /** The step of the calculation that gives it: why, on hover, focus or a tap. */
  readonly noeud?: NoeudAffiche | undefined;
}

/** The figure of a result, how sure it is, and the few that qualify it. */
export interface ChiffresMontres {
  readonly principal: Chiffre;
  /** None for a literal formula, which is neither. */
  readonly etat: 'exact' | 'estimation' | null;
  readonly autres: readonly Chiffre[];
}

/**
 * The tree of how a figure was obtained. Screens, PDF, chat and command line render it; none rebuilds it.
 */

/** Unit of a traced value. `EUR` in euros, `CHF` in Swiss francs, `taux` as a fraction (0.11 = 11 %), `parts` as a decimal number of parts. */
export type Unite = 'EUR' | 'CHF' | 'taux' | 'parts' | 'nombre' | 'oui-non';

export interface EntreeTrace {
  readonly libelle: string;
  readonly valeur: number | boolean;
  readonly unite: Unite;
}

/** A legal number that the step used, with the year of income to which it applies. */
export interface ParametreTrace {
  /** Stable path in the parameter files, e.g. `decote.forfait_couple`. */
  readonly nom: string;
  readonly libelle: string;
  readonly valeur: number;
  readonly unite: Unite;
  /** Year of income. */
  readonly annee: number;
  readonly article: string;
  /** Where the number was read (law, BOFiP identifier, official page). */
  readonly source: string;
}

export interface NoeudTrace {
  /** Stable rule identifier, e.g. `ir.decote`. */
  readonly regle: string;
  readonly libelle: string;
  readonly valeur: number | boolean;
  readonly unite: Unite;
  /** The computation in French words and figures, e.g. « 1 378 − 45,25 % × 1 065 = 896 ». */
  readonly formule: string;
  readonly article: string;
  readonly entrees: readonly EntreeTrace[];
  readonly parametres: readonly ParametreTrace[];
  /** Rounding applied at this step, in words. */
  readonly arrondi?: string;
  readonly enfants: readonly NoeudTrace[];
}

/** A hint with what it would spare. */
export interface Optimisation {
  readonly nom: string;
  /** Money spared in a year; 0 when the hint has no figure. */
  readonly economie: number;
  readonly description: string;
}

import type { Unite } from './trace.ts';

/**
 * How sure a legal number is. A: two independent readings (law and a publication) · B: one reading · C: memory or press,
 * to be checked before a decision rests on it.
 */
export type Fiabilite = 'A' | 'B' | 'C';

/** Text where a number was read. */
export interface SourceLegale {
  readonly texte: string;
  readonly fiabilite: Fiabilite;
}

/** What a legal number is, whatever the year. */
export interface DefinitionParametre {
  readonly libelle: string;
  readonly unite: Unite;
  /** Article in force that holds the number. */
  readonly article: string;
}

/** A legal number for one year of income. */
export interface ParametreLegal extends DefinitionParametre {
  /** Stable dotted name, e.g. `decote.forfait_couple`. */
  readonly nom: string;
  readonly valeur: number;
  readonly annee: number;
  readonly source: string;
  readonly fiabilite: Fiabilite;
}

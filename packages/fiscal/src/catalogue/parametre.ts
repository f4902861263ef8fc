import type { Fiabilite } from '../core/source-legale.ts';
import type { Unite } from '../core/trace.ts';

/** A legal number in force on a day, whatever the subject and the country. */
export interface ParametreEnVigueur {
  /** Stable dotted name with its subject, e.g. `ir.decote.forfait_couple`, `dmtg.annees_rappel`, `lu.tarif.exempte`. */
  readonly nom: string;
  readonly libelle: string;
  readonly valeur: number;
  readonly unite: Unite;
  readonly article: string;
  readonly source: string;
  readonly fiabilite: Fiabilite;
  /** Year for which the number is given: of income for the French income tax, of the law in force elsewhere. */
  readonly annee: number;
  /** First day of the period that gives the number, AAAA-MM-JJ, where the law is kept by periods. */
  readonly depuis?: string;
}

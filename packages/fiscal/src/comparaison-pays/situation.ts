import type { NoeudTrace } from '../core/trace.ts';
import type { Fiabilise } from '../international/verification.ts';
import type { RepertoireCommunes } from '../suisse/commune.ts';
import type { Canton } from '../suisse/parametres/annees.ts';

export type Pays = 'FR' | 'CH' | 'LU' | 'AD';
export type Monnaie = 'EUR' | 'CHF';

/** One household of employees, resident in turn in each country. Amounts a year. */
export interface DemandePays {
  /** In euros when a rate is given; else the same number is earned in the currency of each country. */
  readonly salaireBrut: number;
  readonly salaireBrutConjoint?: number | undefined;
  /** Married or registered partners. */
  readonly couple: boolean;
  readonly enfants?: number | undefined;
  /** Minors; gives the number of children when present. */
  readonly agesEnfants?: readonly number[] | undefined;
  readonly age?: number | undefined;
  /** Geneva when absent. */
  readonly canton?: Canton | undefined;
  readonly commune?: string | number | undefined;
  /** Swiss francs for one euro. None is ever supposed. */
  readonly francsParEuro?: number | undefined;
}

export interface OptionsPays {
  /** Needed for any Swiss commune but a capital. */
  readonly communes?: RepertoireCommunes | undefined;
}

export interface PaysCompare extends Fiabilise {
  readonly pays: Pays;
  readonly lieu: string;
  readonly monnaie: Monnaie;
  readonly salaireBrut: number;
  readonly cotisations: number;
  readonly impot: number;
  /** Tax credits paid on top of the salary (Luxembourg). */
  readonly credits: number;
  /** Gross salary less contributions and tax, plus credits. */
  readonly revenuDisponible: number;
  /** What is taken, as a fraction of the gross salary. */
  readonly tauxPrelevement: number;
  /** Null in francs when no rate was given. */
  readonly revenuDisponibleEnEuros: number | null;
}

export interface ComparaisonPays extends Fiabilise {
  readonly annee: number;
  readonly francsParEuro: number | null;
  /** France, Switzerland, Luxembourg, Andorra. */
  readonly pays: readonly PaysCompare[];
}

export interface PaysExplique extends PaysCompare {
  /** Root `pays.<code>.revenu_disponible`. */
  readonly trace: NoeudTrace;
}

export interface ComparaisonExpliquee extends ComparaisonPays {
  readonly pays: readonly PaysExplique[];
}

/** What one country answers, in its currency. */
export interface ReponsePays extends Fiabilise {
  readonly pays: Pays;
  readonly lieu: string;
  readonly cotisations: number;
  readonly impot: number;
  readonly credits: number;
  /** What is paid to social security, then the tax; empty unless asked for. */
  readonly etapes: readonly NoeudTrace[];
}

/** The household, checked, in the currency of the country. */
export interface Foyer {
  readonly salaires: readonly [number, number];
  readonly couple: boolean;
  readonly enfants: number;
  readonly agesEnfants: readonly number[] | undefined;
  readonly age: number | undefined;
}

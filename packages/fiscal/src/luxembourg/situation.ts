import type { Fiabilise } from '../international/verification.ts';
import type { ClasseLuxembourg } from './tarif.ts';

/** Resident taxpayer of Luxembourg, euros a year. Give `revenuImposable` (adjusted taxable income) or `salaireBrut`. */
export interface SituationLuxembourg {
  readonly classe: ClasseLuxembourg;
  readonly revenuImposable?: number | undefined;
  /** Gross salaries of the household together. */
  readonly salaireBrut?: number | undefined;
  /** Class 2: both spouses work. True when absent, as in the Ministry's published examples. */
  readonly deuxActifs?: boolean | undefined;
  /** Single parent with a child in the household: opens the single-parent credit. */
  readonly monoparental?: boolean | undefined;
}

export interface TrancheLuxembourg {
  readonly de: number;
  /** Infinity for the last bracket. */
  readonly a: number;
  readonly baseImposable: number;
  /** Fraction. */
  readonly taux: number;
  readonly impot: number;
}

export interface CotisationsLuxembourg {
  readonly pension: number;
  readonly maladie: number;
  /** Not deductible. */
  readonly dependance: number;
  readonly total: number;
}

export interface CreditsLuxembourg {
  readonly salarie: number;
  readonly co2: number;
  readonly monoparental: number;
  readonly total: number;
}

export interface ImpotLuxembourg extends Fiabilise {
  readonly annee: number;
  readonly classe: ClasseLuxembourg;
  /** Adjusted taxable income before it is brought down to a multiple of 50 EUR. */
  readonly revenuImposable: number;
  readonly revenuArrondi: number;
  readonly impotAvantFonds: number;
  readonly fondsEmploi: number;
  /** Tax with the employment-fund surcharge, before credits. */
  readonly impot: number;
  /** Over the taxable income, fraction. */
  readonly tauxMoyen: number;
  /** Fraction, surcharge left out. */
  readonly tauxMarginal: number;
  /** Brackets reached; their taxes add up to `impotAvantFonds`. */
  readonly tranches: readonly TrancheLuxembourg[];
  /** Null unless the gross salary was given. */
  readonly cotisations: CotisationsLuxembourg | null;
  /** Null unless the gross salary was given and the credits of the year are known. */
  readonly credits: CreditsLuxembourg | null;
  /** Paid back beyond the tax; null unless a single parent asks for it in a year whose credits are known. */
  readonly creditMonoparental: number | null;
  /** Gross salary less contributions and tax, plus credits; null unless the gross salary was given. */
  readonly revenuDisponible: number | null;
}

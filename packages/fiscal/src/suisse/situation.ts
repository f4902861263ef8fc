import type { Fiabilise } from '../international/verification.ts';
import type { Canton } from './parametres/annees.ts';

export type EtatCivil = 'seul' | 'marie';
export type Activite = 'salarie' | 'independant';
export type Confession = 'aucune' | 'catholique' | 'protestante';

/** Household resident in one of the five cantons, francs a year. Absent fields take the defaults that the result states. */
export interface SituationSuisse {
  readonly canton: Canton;
  /** Name or federal number; the capital when absent. */
  readonly commune?: string | number | undefined;
  readonly etatCivil: EtatCivil;
  /** Dependent children; `agesEnfants` gives their number when present. */
  readonly enfants?: number | undefined;
  readonly agesEnfants?: readonly number[] | undefined;
  /** Gross wage, or income of the self-employed before AVS. */
  readonly revenuBrut: number;
  readonly revenuBrutConjoint?: number | undefined;
  readonly age?: number | undefined;
  readonly ageConjoint?: number | undefined;
  readonly activite?: Activite | undefined;
  readonly activiteConjoint?: Activite | undefined;
  readonly pilier3a?: number | undefined;
  readonly pilier3aConjoint?: number | undefined;
  /** Premiums of the whole household; the official calculator's default when absent. */
  readonly primesAssurance?: number | undefined;
  readonly confession?: Confession | undefined;
  /** Yearly rent, used by Vaud only. */
  readonly loyer?: number | undefined;
}

/** A deduction that was granted. */
export interface Deduction {
  readonly libelle: string;
  readonly montant: number;
  readonly article: string;
}

export interface CotisationsSuisses {
  readonly avsAiApg: number;
  readonly ac: number;
  readonly nbu: number;
  readonly lpp: number;
  readonly total: number;
}

export interface ImpotsCantonaux {
  readonly canton: Canton;
  readonly commune: string;
  readonly revenuImposable: number;
  /** Basic tax, before the factors; null in Valais, where canton and commune have a scale each. */
  readonly impotDeBase: number | null;
  readonly impotCantonal: number;
  readonly impotCommunal: number;
  readonly impotPersonnel: number;
  readonly impotEcclesiastique: number;
  readonly total: number;
}

export interface ImpotCantonal extends ImpotsCantonaux, Fiabilise {
  readonly annee: number;
}

export interface ImpotSuisse extends Fiabilise {
  readonly annee: number;
  readonly canton: Canton;
  readonly commune: string;
  readonly revenuBrut: number;
  readonly cotisations: CotisationsSuisses;
  /** Gross income less social contributions, tax not taken off. */
  readonly salaireNet: number;
  /** Largest payment to pillar 3a that the first person may deduct. */
  readonly plafondPilier3a: number;
  readonly deductionsFederales: readonly Deduction[];
  readonly deductionsCantonales: readonly Deduction[];
  readonly revenuImposableFederal: number;
  readonly revenuImposableCantonal: number;
  readonly impotDeBase: number | null;
  readonly impotFederal: number;
  readonly impotCantonal: number;
  readonly impotCommunal: number;
  readonly impotPersonnel: number;
  readonly impotEcclesiastique: number;
  readonly impotTotal: number;
  /** Total tax over gross income, fraction. */
  readonly tauxEffectif: number;
  /** Gross income less social contributions and taxes. */
  readonly revenuDisponible: number;
}

import type { Traceur } from '../core/traceur.ts';
import { arrondirCentime } from '../international/montants.ts';
import type { FacteursCommune } from './commune.ts';
import type { AnneeSuisse } from './parametres/annees.ts';
import type { Activite, Deduction } from './situation.ts';

export type TraceurSuisse = Traceur<string> | null;

/** One earner, after social contributions. */
export interface Personne {
  readonly age: number;
  readonly activite: Activite;
  readonly brut: number;
  readonly net: number;
  /** Belongs to the second pillar. */
  readonly deuxiemePilier: boolean;
  /** Pillar 3a, already limited. */
  readonly pilier3a: number;
}

/** What the deductions of the Confederation and of a canton look at. */
export interface Menage {
  readonly annee: AnneeSuisse;
  readonly marie: boolean;
  readonly enfants: number;
  /** Ages; undefined when only their number is known. */
  readonly ages: readonly number[] | undefined;
  /** One, or two for a couple with two incomes. */
  readonly personnes: readonly Personne[];
  readonly adultes: number;
  /** Sum of the net wages. */
  readonly net: number;
  readonly primes: number;
  readonly loyer: number | undefined;
}

/** Deductions of one level of tax, in the order of the law, with what makes the result unsure. */
export class Deductions {
  readonly liste: Deduction[] = [];
  readonly reserves: string[] = [];
  readonly hypotheses: string[] = [];
  readonly #article: string;
  #total = 0;

  constructor(article: string) {
    this.#article = article;
  }

  /** Nothing is kept for a deduction of zero. */
  ajouter(libelle: string, montant: number): void {
    if (montant <= 0) return;
    this.#total += montant;
    this.liste.push({ libelle, montant: arrondirCentime(montant), article: this.#article });
  }

  /** Income left, never negative. */
  reste(revenu: number): number {
    return Math.max(0, revenu - this.#total);
  }
}

/** Who is taxed at cantonal level, from the gross income or from a taxable income given. */
export interface Assujetti {
  readonly annee: AnneeSuisse;
  readonly marie: boolean;
  readonly enfants: number;
}

/** Taxes of a canton and a commune, before rounding. */
export interface Liquidation {
  readonly base: number | null;
  readonly canton: number;
  readonly commune: number;
  readonly personnel: number;
  /** Base of the church factor. */
  readonly baseEglise: number;
  readonly reserves: readonly string[];
  /** How the basic tax was found, in words; empty without a tracer. */
  readonly formule: string;
}

/** The law of one canton. */
export interface RegimeCantonal {
  readonly nom: string;
  readonly articleDeductions: string;
  readonly articleImpot: string;
  /** Legal numbers that the tree shows beside the tax. */
  readonly parametresImpot: readonly string[];
  /** Amounts of tax go to the nearest 5 centimes; to the franc otherwise, as the official calculator shows them. */
  readonly auxCinqCentimes?: true;
  deduire(menage: Menage, deductions: Deductions): void;
  imposer(assujetti: Assujetti, revenu: number, commune: FacteursCommune, detail: boolean): Liquidation;
}

export const estFamille = (a: { readonly marie: boolean; readonly enfants: number }): boolean =>
  a.marie || a.enfants > 0;

/** A canton grants the larger ceiling of premiums to whoever has neither second pillar nor pillar 3a. */
export const aPrevoyance = (menage: Menage): boolean =>
  menage.personnes.some((p) => p.deuxiemePilier || p.pilier3a > 0);

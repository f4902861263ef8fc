import type { Certitude } from '../core/resultat.ts';
import type { FoyerPartiel } from '../france/impot-revenu/completer-foyer.ts';
import type { Declarant, FoyerFiscal } from '../france/impot-revenu/foyer.ts';
import type { OptionsCalcul } from '../france/impot-revenu/resultat.ts';

export type IdLevier =
  | 'per'
  | 'dons'
  | 'calendrier_dons'
  | 'frais_reels'
  | 'option_bareme'
  | 'enfant_majeur'
  | 'union'
  | 'micro_ou_reel_foncier'
  | 'micro_ou_reel_bic'
  | 'micro_ou_reel_bnc'
  | 'regime_location';

/** Main figures of a household before or after a lever, in euros; `tmi` is a fraction. */
export interface Chiffres {
  readonly impot_final: number;
  readonly prelevements_sociaux: number;
  readonly cdhr: number;
  readonly total: number;
  readonly revenu_net_imposable: number;
  readonly rfr: number;
  readonly tmi: number;
}

/** One return that a lever compares, so that a screen may show its computation. */
export interface Declaration {
  readonly nom: string;
  readonly foyer: FoyerFiscal;
  readonly annee: number;
  readonly options?: OptionsCalcul;
}

/** A lever that applies, with its effect found by recomputing the tax. Amounts in euros. */
export interface Levier {
  readonly id: IdLevier;
  readonly titre: string;
  /** What the household should do, in one French sentence with its amounts. */
  readonly action: string;
  /** Taxes before − taxes after. Never negative. */
  readonly gain: number;
  /** Money given away for good (a gift, real costs are not: they are already spent). */
  readonly cout: number;
  /** Money set aside, still owned. */
  readonly immobilise: number;
  /** `gain − cout`, what the levers are sorted by. */
  readonly gainNet: number;
  readonly foyerAvant: Chiffres;
  readonly foyerApres: Chiffres;
  /** Household to declare; null when what is advised takes several returns. */
  readonly foyer: FoyerFiscal | null;
  /** Returns whose totals make `foyerAvant.total`, then those that make `foyerApres.total`. */
  readonly calculs: { readonly avant: readonly Declaration[]; readonly apres: readonly Declaration[] };
  readonly condition: string;
  readonly risque: string;
  readonly echeance: string;
  /** Last day to act (AAAA-MM-JJ), when it is one: a screen says that it has passed. */
  readonly limite: string | null;
  readonly reference: string;
  readonly statut: Certitude;
  readonly reserves: readonly string[];
  /** Effect at several amounts, when the lever has an amount to choose. */
  readonly paliers?: readonly Palier[];
}

/** Stretch of amounts over which one more euro brings the same. */
export interface Palier {
  readonly de: number;
  readonly a: number;
  /** Tax spared per euro, as a fraction. */
  readonly gainParEuro: number;
}

/** A lever that does not apply, and why, in one French sentence. */
export interface LevierEcarte {
  readonly id: IdLevier;
  readonly titre: string;
  readonly motif: string;
}

export type Evaluation = Levier | LevierEcarte;

export function estApplicable(evaluation: Evaluation): evaluation is Levier {
  return 'gain' in evaluation;
}

/** An adult child who may be attached to the household or helped by maintenance. */
export interface EnfantMajeur {
  readonly annee_naissance: number;
  /** The child studies, which raises the age of the attachment; supposed when absent. */
  readonly etudes?: boolean;
  /** Salaries of the child, after the exemption of students. */
  readonly salaires: number;
  /** Maintenance that the parents pay if the child is not attached. */
  readonly pension: number;
}

/** Unfurnished or furnished letting of one dwelling, to choose its regime. Euros for the year. */
export interface Location {
  readonly recettes: number;
  /** Charges other than interest: works, insurance, property tax, management. */
  readonly charges: number;
  readonly interets: number;
  /** Depreciation of building and furniture, deductible for furnished letting only. */
  readonly amortissement: number;
}

/** Facts that a return does not hold and that some levers need; a lever without its fact says so. */
export interface ContexteOptimisation {
  readonly options?: OptionsCalcul;
  /** Money that the household accepts to set aside or give this year. */
  readonly epargneDisponible?: number;
  /** Ceiling of retirement savings still free, per filer; by default what the household declares. */
  readonly plafondPer?: { readonly declarant1?: number; readonly declarant2?: number };
  /** Gift considered. */
  readonly don?: number;
  /** Household of the next year, when known; the same one otherwise. */
  readonly foyerSuivant?: FoyerFiscal;
  /** Actual costs that each filer could prove. */
  readonly fraisReels?: { readonly declarant1?: number; readonly declarant2?: number };
  readonly enfantMajeur?: EnfantMajeur;
  /** The partner's own return, for a single filer who considers marriage or a civil pact. */
  readonly partenaire?: FoyerPartiel;
  /** Whether the couple was united in the year, which alone opens two returns; supposed when absent. */
  readonly unionDansAnnee?: boolean;
  /** Real charges of each activity, to compare with the flat allowance. */
  readonly chargesReelles?: {
    readonly foncier?: number;
    readonly bic?: number;
    readonly bnc?: number;
  };
  readonly location?: Location;
}

/** Fields of a filer that a lever changes. */
export type Retouche = Partial<Declarant>;

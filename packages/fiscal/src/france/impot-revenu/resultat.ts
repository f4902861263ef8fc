import type { Certitude } from '../../core/resultat.ts';
import type { NoeudTrace } from '../../core/trace.ts';
import type { Reforme } from '../parametres/reforme.ts';

/** Figures of one household's income tax. Euros unless said; keys are those of the public contract. */
export interface ImpotRevenu {
  readonly statut: Certitude;
  /** Why it is an estimate, in French sentences; empty when `statut` is `exact`. */
  readonly reserves: readonly string[];
  /** Year of income whose parameters were applied (differs from the year asked only under an explicit hypothesis). */
  readonly annee_parametres: number;
  readonly nombre_parts: number;
  readonly revenu_brut_global: number;
  readonly revenu_net_imposable: number;
  readonly impot_sans_quotient: number;
  readonly impot_avec_quotient: number;
  readonly droits_simples: number;
  readonly plafonnement_qf: boolean;
  readonly decote: number;
  readonly impot_apres_decote: number;
  /** Non-refundable reductions actually used (gifts, schooling), limited to the tax. */
  readonly reductions: number;
  readonly pfu: number;
  readonly credits_impot: number;
  readonly cehr: number;
  /** Not part of `impot_final`. */
  readonly cdhr: number;
  /** Not part of `impot_final`. */
  readonly prelevements_sociaux: number;
  /** Negative = refund; before withholding already paid. */
  readonly impot_final: number;
  readonly rfr: number;
  /** Marginal rate as a fraction. */
  readonly tmi: number;
}

/** Figures of the result, without its status. */
export type ChampChiffre = Exclude<keyof ImpotRevenu, 'statut' | 'reserves' | 'annee_parametres'>;

/** Those figures, in the order of the law. */
export const CHAMPS_CHIFFRES: readonly ChampChiffre[] = [
  'nombre_parts',
  'revenu_brut_global',
  'revenu_net_imposable',
  'impot_sans_quotient',
  'impot_avec_quotient',
  'droits_simples',
  'plafonnement_qf',
  'decote',
  'impot_apres_decote',
  'reductions',
  'pfu',
  'credits_impot',
  'cehr',
  'cdhr',
  'prelevements_sociaux',
  'impot_final',
  'rfr',
  'tmi',
];

/** Rule id of the node that holds each figure of the result. */
export const REGLE_PAR_CHAMP: Readonly<Record<ChampChiffre, string>> = {
  nombre_parts: 'ir.parts',
  revenu_brut_global: 'ir.revenu_brut_global',
  revenu_net_imposable: 'ir.revenu_net_imposable',
  impot_sans_quotient: 'ir.impot_sans_quotient',
  impot_avec_quotient: 'ir.impot_avec_quotient',
  droits_simples: 'ir.droits_simples',
  plafonnement_qf: 'ir.plafonnement_qf',
  decote: 'ir.decote',
  impot_apres_decote: 'ir.impot_apres_decote',
  reductions: 'ir.reductions',
  pfu: 'ir.pfu',
  credits_impot: 'ir.credits',
  cehr: 'ir.cehr',
  cdhr: 'ir.cdhr',
  prelevements_sociaux: 'ir.prelevements_sociaux',
  impot_final: 'ir.impot_final',
  rfr: 'ir.rfr',
  tmi: 'ir.tmi',
};

export interface ImpotRevenuExplique {
  readonly resultat: ImpotRevenu;
  /** Root of the tree: `ir.impot_final`; every intermediate figure is one of its descendants. */
  readonly trace: NoeudTrace;
}

export interface OptionsCalcul {
  /**
   * Explicit hypothesis for a year whose parameters are not voted: apply the latest known ones.
   * The result is then an `estimation`. Without it such a year is refused.
   */
  readonly hypothese?: 'derniers-parametres' | undefined;
  /**
   * Net taxable income in euros, already known: the categories of income and the charges of the household are then
   * left aside and the computation starts at the scale. Capital income outside the scale still bears the flat tax.
   */
  readonly revenuNetImposable?: number | undefined;
  /** Legal numbers of a bill or a hypothesis in the place of those voted: the result is then an `estimation`. */
  readonly reforme?: Reforme | undefined;
}

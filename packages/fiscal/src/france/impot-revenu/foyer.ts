/**
 * A French tax household (foyer fiscal) as declared on form 2042. Amounts in euros, before allowances.
 * Field names are those of the product's public contract; the box of the form is given for each.
 */
export type SituationFamiliale = 'celibataire' | 'divorce' | 'veuf' | 'marie' | 'pacse';

/**
 * Overseas department where the household lived on 31 December (CGI art. 197 I 3): no box of form 2042, the address
 * of the tax office decides.
 */
export type DepartementOutreMer = 'guadeloupe_martinique_reunion' | 'guyane_mayotte';

/** A dependent child or person. Eighteen or more in the income year = attached adult (box J). */
export interface PersonneACharge {
  readonly annee_naissance: number;
  /** Alternating residence (box H): counts for half. */
  readonly garde_alternee: boolean;
  /** Holder of the disability card (boxes G, I). */
  readonly invalide: boolean;
  /** 1CJ, 1DJ, … : salaries of the attached person, after the exemptions of students and apprentices. */
  readonly salaires: number;
}

export interface Declarant {
  /** 1AJ / 1BJ, declared amount before the 10 % allowance. */
  readonly salaires: number;
  /** 1AK / 1BK; 0 = the 10 % allowance. */
  readonly frais_reels: number;
  /** 1AS / 1BS. */
  readonly pensions_retraite: number;
  /** 5HQ, gross receipts. */
  readonly micro_bnc: number;
  /** 5KO, turnover. */
  readonly micro_bic_ventes: number;
  /** 5KP, turnover. */
  readonly micro_bic_services: number;
  /** 5NG, receipts of listed tourist lets and guest rooms, not a trade (law 2024-1039). */
  readonly micro_bic_tourisme_classe: number;
  /** Receipts of tourist lets that are not listed, not a trade: 5ND until incomes of 2024, their own box since. */
  readonly micro_bic_tourisme_non_classe: number;
  /** 5ND, receipts of other furnished lets, not a trade. */
  readonly lmnp_micro: number;
  /** 5NA, net profit of furnished letting under the real regime, not a trade, depreciation deducted. */
  readonly lmnp_reel_net: number;
  /** 5KC, taxable profit of a trade under the real regime, furnished letting as a profession included. */
  readonly bic_reel: number;
  /** 5QC, taxable profit of a profession under the « déclaration contrôlée ». */
  readonly bnc_reel: number;
  /**
   * 5KF, 5QE: loss of a trade or a profession under the real regimes, furnished letting as a profession included. It
   * lowers every income of the household; the loss of another letting does not (CGI art. 156 I 1° bis and 1° ter).
   */
  readonly deficit_professionnel: number;
  /** 6NS / 6NT. */
  readonly per_versements: number;
  /** 6PS / 6PT, ceiling available to the person; 0 = not limited by the declaration. */
  readonly per_plafond: number;
  /**
   * Ceilings left unused in earlier years and not yet inside `per_plafond`, latest first: N−1, N−2, N−3, and N−4, N−5
   * for payments made from 2026 on. They are the lines printed beside 6PS on the return.
   */
  readonly per_reports: readonly number[];
  /** 7AC / 7AE, union dues paid. */
  readonly cotisations_syndicales: number;
}

/** Number of children at each level of schooling (CGI 199 quater F): 7EA, 7EC, 7EF. */
export interface Scolarite {
  readonly college: number;
  readonly lycee: number;
  readonly superieur: number;
}

export interface FoyerFiscal {
  readonly situation: SituationFamiliale;
  /** Null in metropolitan France. */
  readonly departement_outre_mer: DepartementOutreMer | null;
  /**
   * Box Z, year in which the spouse died. When it is the year of the income, the household is the survivor's own return,
   * from the death to 31 December (box V); the couple's return, before it, is that of a married household.
   */
  readonly annee_deces_conjoint: number | null;
  readonly annee_naissance_declarant1: number;
  readonly annee_naissance_declarant2: number | null;
  readonly enfants: readonly PersonneACharge[];
  readonly parent_isole_T: boolean;
  readonly case_L: boolean;
  readonly invalidite_declarant1_P: boolean;
  readonly invalidite_declarant2_F: boolean;
  readonly ancien_combattant_W: boolean;
  readonly ancien_combattant_couple_S: boolean;
  readonly declarant1: Declarant;
  readonly declarant2: Declarant | null;
  /** 4BA. */
  readonly revenus_fonciers_reel_net: number;
  /** 4BE. */
  readonly micro_foncier_recettes: number;
  /** 4BC, positive amount deductible from global income. */
  readonly deficit_foncier_imputable: number;
  /** 6FA to 6FL: global losses of the six previous years not used yet, oldest first. */
  readonly deficits_globaux: readonly number[];
  /** 2ZZ, gains of life-insurance contracts under eight years, premiums paid since 27 September 2017. */
  readonly assurance_vie_moins_8_ans: number;
  /** 2VV, gains of contracts of eight years or more that bear the reduced rate (premiums up to 150 000 €). */
  readonly assurance_vie_8_ans_taux_reduit: number;
  /** 2WW, gains of contracts of eight years or more beyond it. */
  readonly assurance_vie_8_ans_taux_plein: number;
  /** 2DC. */
  readonly dividendes: number;
  /** 2TR. */
  readonly interets: number;
  /** 2OP. */
  readonly option_bareme: boolean;
  /** 2BH. */
  readonly csg_deductible_base_2BH: number;
  /** 6DE. */
  readonly csg_deductible_6DE: number;
  /** 3VG. */
  readonly plus_values_mobilieres: number;
  /** 6EL. */
  readonly pension_alimentaire_enfant_majeur: number;
  /** 6EM: maintenance paid to each of the other adult children, who have a ceiling of their own. */
  readonly pensions_enfants_majeurs: readonly number[];
  /** 6GU. */
  readonly pensions_alimentaires_autres: number;
  /** 6QR: each spouse may use the ceiling of retirement savings left by the other. */
  readonly per_mutualisation: boolean;
  /** Reference income of the two previous years, for the smoothing of the contribution on high incomes; null = unknown. */
  readonly rfr_n_moins_1: number | null;
  readonly rfr_n_moins_2: number | null;
  /** The household asks for the smoothing (CGI art. 223 sexies II); a claim, without box. */
  readonly demande_lissage_cehr: boolean;
  /** 7UF. */
  readonly dons_66: number;
  /** 7UD. */
  readonly dons_75: number;
  /** Of these, what was paid from 14 October 2025, when the ceiling was raised; null when the dates are unknown. */
  readonly dons_75_depuis_octobre_2025: number | null;
  /** 7XS, 7XT, 7XU, 7XW, 7XY: gifts of the five previous years beyond 20 % of the income, oldest first. */
  readonly dons_reports: readonly number[];
  /** 7DB. */
  readonly emploi_domicile: number;
  /** 7DQ: first year in which the household employs someone directly; raises the ceiling of the expenses. */
  readonly emploi_domicile_premiere_annee: boolean;
  /** 7GA, 7GB, 7GC: one amount per child under six. */
  readonly garde_enfants: readonly number[];
  /** 7GE, 7GF, 7GG: same, alternating residence. */
  readonly garde_enfants_alternee: readonly number[];
  /** 7EA, 7EC, 7EF. */
  readonly scolarite: Scolarite;
  /** 7EB, 7ED, 7EG: children in alternating residence, for whom half of the reduction is given. */
  readonly scolarite_alternee: Scolarite;
}

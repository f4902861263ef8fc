/**
 * A French tax household (foyer fiscal) as declared on form 2042. Amounts in euros, before allowances.
 * Field names are those of the product's public contract; the box of the form is given for each.
 */
export type SituationFamiliale = 'celibataire' | 'divorce' | 'veuf' | 'marie' | 'pacse';

/** A dependent child or person. Eighteen or more in the income year = attached adult (box J). */
export interface PersonneACharge {
  readonly annee_naissance: number;
  /** Alternating residence (box H): counts for half. */
  readonly garde_alternee: boolean;
  /** Holder of the disability card (boxes G, I). */
  readonly invalide: boolean;
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
  /** 6NS / 6NT. */
  readonly per_versements: number;
  /** 6PS / 6PT, ceiling available to the person; 0 = not limited by the declaration. */
  readonly per_plafond: number;
}

/** Number of children at each level of schooling (CGI 199 quater F): 7EA, 7EC, 7EF. */
export interface Scolarite {
  readonly college: number;
  readonly lycee: number;
  readonly superieur: number;
}

export interface FoyerFiscal {
  readonly situation: SituationFamiliale;
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
  /** 6GU. */
  readonly pensions_alimentaires_autres: number;
  /** 7UF. */
  readonly dons_66: number;
  /** 7UD. */
  readonly dons_75: number;
  /** 7DB. */
  readonly emploi_domicile: number;
  /** 7GA, 7GB, 7GC: one amount per child under six. */
  readonly garde_enfants: readonly number[];
  /** 7GE, 7GF, 7GG: same, alternating residence. */
  readonly garde_enfants_alternee: readonly number[];
  /** 7EA, 7EC, 7EF. */
  readonly scolarite: Scolarite;
}

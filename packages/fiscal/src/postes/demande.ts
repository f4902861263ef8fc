/** Expenses that open a credit, a reduction or a deduction. */
export const NATURES_DEPENSE = [
  'garde',
  'emploi_domicile',
  'don',
  'don_difficulte',
  'cotisation_syndicale',
  'dependance',
  'souscription_pme',
  'prestation_compensatoire',
  'scolarite',
  'pension_enfant_majeur',
  'teletravail',
  'epargne_retraite',
] as const;
export type NatureDepense = (typeof NATURES_DEPENSE)[number];

/** Incomes, or what is taken from them. */
export const NATURES_REVENU_SEUL = [
  'heures_supplementaires',
  'abattement_salaires',
  'abattement_pensions',
  'dividendes_bareme',
  'rente_viagere',
  'csg_pension_normale',
  'csg_pension_mediane',
  'csg_pension_reduite',
  'retenue_source',
  'quotient_familial',
  'cotisations_vente',
  'cotisations_service',
  'cotisations_liberal',
  'dividendes_cotisations',
] as const;
export type NatureRevenuSeul = (typeof NATURES_REVENU_SEUL)[number];

/** What a late payment or a late return adds. */
export const NATURES_PENALITE = [
  'interet_retard',
  'majoration_paiement',
  'retard_professionnel',
  'majoration_depot',
  'majoration_mise_en_demeure',
  'majoration_defaut',
] as const;
export type NaturePenalite = (typeof NATURES_PENALITE)[number];

/** One line of a return, or of an assessment, that is computed by itself: the household changes nothing. */
export const NATURES_POSTE = [...NATURES_DEPENSE, ...NATURES_REVENU_SEUL, ...NATURES_PENALITE] as const;
export type NaturePoste = (typeof NATURES_POSTE)[number];

/** Services at home whose expenses count up to a limit of their own (C. trav. art. D7233-5). */
export const SERVICES_LIMITES = ['jardinage', 'bricolage', 'informatique'] as const;
export type ServiceLimite = (typeof SERVICES_LIMITES)[number];

export interface DemandePoste {
  readonly nature: NaturePoste;
  /** Year of the expense or of the income. */
  readonly annee: number;
  /**
   * Euros of the year, one for each person concerned (child looked after, adult child helped, pensioner); days for
   * `teletravail`; numbers of pupils in order collège, lycée, supérieur for `scolarite`; of children for `quotient_familial`.
   */
  readonly montants: readonly number[];
  /**
   * Dependent children, for the ceiling of `emploi_domicile`: whole ones that `alternee` halves together, or a half for
   * each child in alternating residence when the others are not.
   */
  readonly enfants?: number;
  /** Part of the amounts of `emploi_domicile` spent on a service that has its own limit, in euros. */
  readonly jardinage?: number;
  readonly bricolage?: number;
  readonly informatique?: number;
  /**
   * All the children are in alternating residence: half the ceiling of `garde`, of the raise of `emploi_domicile`, of the
   * reduction of `scolarite`, and quarter parts for `quotient_familial`.
   */
  readonly alternee?: boolean;
  /** Spouses or partners taxed together: the ceiling of `souscription_pme`. */
  readonly couple?: boolean;
  /** Gifts at the ordinary rate beside those of `don_difficulte`, in euros. */
  readonly dons_ordinaires?: number;
  /** Wages and pensions of the person for `cotisation_syndicale`, taxable income for `don` and `don_difficulte`: what limits them, in euros. */
  readonly revenus?: number;
  /** First year of employment at home. */
  readonly premiere_annee?: boolean;
  /** Gifts of 2025 at the raised rate all paid from 14 October on (true) or before (false), for `don_difficulte`. */
  readonly depuis_octobre_2025?: boolean;
  /** Months that bear interest, for `interet_retard` and late returns; the two days below replace them. */
  readonly mois?: number;
  /** Last day to pay, and day of the payment, AAAA-MM-JJ. */
  readonly date_limite?: string;
  readonly date_paiement?: string;
  /** Age at the first payment of a `rente_viagere`; of the child on 1 January of the year, for `garde`. */
  readonly age?: number;
  /** Fraction: rate of a `retenue_source`, marginal rate of who pays into an `epargne_retraite`. */
  readonly taux?: number;
  /** Capital of the company and money lent to it by who runs it, for `dividendes_cotisations`; `taux` is the share held. */
  readonly capital?: number;
  readonly compte_courant?: number;
}

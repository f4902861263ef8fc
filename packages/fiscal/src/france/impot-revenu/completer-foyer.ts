import type { Declarant, FoyerFiscal, PersonneACharge, Scolarite } from './foyer.ts';

/** Birth year of a filer who gives none: it opens no right by age. */
const NAISSANCE_PAR_DEFAUT = 1980;

/**
 * Shared by every household without such a list. Read-only by their type alone: frozen they would be a second kind of
 * object for V8, and the hot path would slow down.
 */
const AUCUN: readonly number[] = [];
const AUCUNE_PERSONNE: readonly PersonneACharge[] = [];
const AUCUNE_SCOLARITE: Scolarite = { college: 0, lycee: 0, superieur: 0 };

/** A household where whatever is missing is worth 0, false, nothing. */
export type FoyerPartiel = Partial<
  Omit<FoyerFiscal, 'declarant1' | 'declarant2' | 'enfants' | 'scolarite' | 'scolarite_alternee'>
> & {
  readonly declarant1?: Partial<Declarant>;
  readonly declarant2?: Partial<Declarant> | null;
  readonly enfants?: readonly PersonnePartielle[];
  readonly scolarite?: Partial<Scolarite>;
  readonly scolarite_alternee?: Partial<Scolarite>;
};

/** A dependent: only the birth year is needed. */
export type PersonnePartielle = Partial<PersonneACharge> & Pick<PersonneACharge, 'annee_naissance'>;

export function completerPersonne(personne: PersonnePartielle): PersonneACharge {
  return {
    annee_naissance: personne.annee_naissance,
    garde_alternee: personne.garde_alternee ?? false,
    invalide: personne.invalide ?? false,
    salaires: personne.salaires ?? 0,
  };
}

export function completerDeclarant(d: Partial<Declarant> = {}): Declarant {
  return {
    salaires: d.salaires ?? 0,
    frais_reels: d.frais_reels ?? 0,
    pensions_retraite: d.pensions_retraite ?? 0,
    micro_bnc: d.micro_bnc ?? 0,
    micro_bic_ventes: d.micro_bic_ventes ?? 0,
    micro_bic_services: d.micro_bic_services ?? 0,
    micro_bic_tourisme_classe: d.micro_bic_tourisme_classe ?? 0,
    micro_bic_tourisme_non_classe: d.micro_bic_tourisme_non_classe ?? 0,
    lmnp_micro: d.lmnp_micro ?? 0,
    lmnp_reel_net: d.lmnp_reel_net ?? 0,
    bic_reel: d.bic_reel ?? 0,
    bnc_reel: d.bnc_reel ?? 0,
    deficit_professionnel: d.deficit_professionnel ?? 0,
    per_versements: d.per_versements ?? 0,
    per_plafond: d.per_plafond ?? 0,
    per_reports: copier(d.per_reports),
    cotisations_syndicales: d.cotisations_syndicales ?? 0,
  };
}

function copier(montants: readonly number[] | null | undefined): readonly number[] {
  return montants === null || montants === undefined || montants.length === 0 ? AUCUN : montants.slice();
}

function completerEnfants(enfants: readonly PersonnePartielle[] | null | undefined): readonly PersonneACharge[] {
  return enfants === null || enfants === undefined || enfants.length === 0
    ? AUCUNE_PERSONNE
    : enfants.map(completerPersonne);
}

function completerScolarite(s: Partial<Scolarite> | null | undefined): Scolarite {
  if (s === null || s === undefined) return AUCUNE_SCOLARITE;
  return { college: s.college ?? 0, lycee: s.lycee ?? 0, superieur: s.superieur ?? 0 };
}

/**
 * Full household from the facts given. A couple without second filer has one without income. No check is made here.
 * Written out rather than spread: objects of one shape are what keeps the computation of whole portfolios fast.
 */
export function completerFoyer(f: FoyerPartiel): FoyerFiscal {
  const situation = f.situation ?? 'celibataire';
  const couple = situation === 'marie' || situation === 'pacse';
  const second = f.declarant2 ?? (couple ? {} : null);
  return {
    situation,
    departement_outre_mer: f.departement_outre_mer ?? null,
    annee_deces_conjoint: f.annee_deces_conjoint ?? null,
    annee_naissance_declarant1: f.annee_naissance_declarant1 ?? NAISSANCE_PAR_DEFAUT,
    annee_naissance_declarant2: f.annee_naissance_declarant2 ?? null,
    enfants: completerEnfants(f.enfants),
    parent_isole_T: f.parent_isole_T ?? false,
    case_L: f.case_L ?? false,
    invalidite_declarant1_P: f.invalidite_declarant1_P ?? false,
    invalidite_declarant2_F: f.invalidite_declarant2_F ?? false,
    ancien_combattant_W: f.ancien_combattant_W ?? false,
    ancien_combattant_couple_S: f.ancien_combattant_couple_S ?? false,
    declarant1: completerDeclarant(f.declarant1 ?? {}),
    declarant2: second === null ? null : completerDeclarant(second),
    revenus_fonciers_reel_net: f.revenus_fonciers_reel_net ?? 0,
    micro_foncier_recettes: f.micro_foncier_recettes ?? 0,
    deficit_foncier_imputable: f.deficit_foncier_imputable ?? 0,
    deficits_globaux: copier(f.deficits_globaux),
    assurance_vie_moins_8_ans: f.assurance_vie_moins_8_ans ?? 0,
    assurance_vie_8_ans_taux_reduit: f.assurance_vie_8_ans_taux_reduit ?? 0,
    assurance_vie_8_ans_taux_plein: f.assurance_vie_8_ans_taux_plein ?? 0,
    dividendes: f.dividendes ?? 0,
    interets: f.interets ?? 0,
    option_bareme: f.option_bareme ?? false,
    csg_deductible_base_2BH: f.csg_deductible_base_2BH ?? 0,
    csg_deductible_6DE: f.csg_deductible_6DE ?? 0,
    plus_values_mobilieres: f.plus_values_mobilieres ?? 0,
    pension_alimentaire_enfant_majeur: f.pension_alimentaire_enfant_majeur ?? 0,
    pensions_enfants_majeurs: copier(f.pensions_enfants_majeurs),
    pensions_alimentaires_autres: f.pensions_alimentaires_autres ?? 0,
    per_mutualisation: f.per_mutualisation ?? false,
    rfr_n_moins_1: f.rfr_n_moins_1 ?? null,
    rfr_n_moins_2: f.rfr_n_moins_2 ?? null,
    demande_lissage_cehr: f.demande_lissage_cehr ?? false,
    dons_66: f.dons_66 ?? 0,
    dons_75: f.dons_75 ?? 0,
    dons_75_depuis_octobre_2025: f.dons_75_depuis_octobre_2025 ?? null,
    dons_reports: copier(f.dons_reports),
    emploi_domicile: f.emploi_domicile ?? 0,
    emploi_domicile_premiere_annee: f.emploi_domicile_premiere_annee ?? false,
    garde_enfants: copier(f.garde_enfants),
    garde_enfants_alternee: copier(f.garde_enfants_alternee),
    scolarite: completerScolarite(f.scolarite),
    scolarite_alternee: completerScolarite(f.scolarite_alternee),
  };
}

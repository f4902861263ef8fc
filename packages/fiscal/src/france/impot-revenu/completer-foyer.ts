import type { Declarant, FoyerFiscal, PersonneACharge, Scolarite } from './foyer.ts';

/** Birth year of a filer who gives none: it opens no right by age. */
const NAISSANCE_PAR_DEFAUT = 1980;

/** A household where whatever is missing is worth 0, false, nothing. */
export type FoyerPartiel = Partial<Omit<FoyerFiscal, 'declarant1' | 'declarant2' | 'enfants' | 'scolarite'>> & {
  readonly declarant1?: Partial<Declarant>;
  readonly declarant2?: Partial<Declarant> | null;
  readonly enfants?: readonly PersonnePartielle[];
  readonly scolarite?: Partial<Scolarite>;
};

/** A dependent: only the birth year is needed. */
export type PersonnePartielle = Partial<PersonneACharge> & Pick<PersonneACharge, 'annee_naissance'>;

export function completerPersonne(personne: PersonnePartielle): PersonneACharge {
  return {
    annee_naissance: personne.annee_naissance,
    garde_alternee: personne.garde_alternee ?? false,
    invalide: personne.invalide ?? false,
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
    per_versements: d.per_versements ?? 0,
    per_plafond: d.per_plafond ?? 0,
  };
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
    annee_naissance_declarant1: f.annee_naissance_declarant1 ?? NAISSANCE_PAR_DEFAUT,
    annee_naissance_declarant2: f.annee_naissance_declarant2 ?? null,
    enfants: (f.enfants ?? []).map(completerPersonne),
    parent_isole_T: f.parent_isole_T ?? false,
    case_L: f.case_L ?? false,
    invalidite_declarant1_P: f.invalidite_declarant1_P ?? false,
    invalidite_declarant2_F: f.invalidite_declarant2_F ?? false,
    ancien_combattant_W: f.ancien_combattant_W ?? false,
    ancien_combattant_couple_S: f.ancien_combattant_couple_S ?? false,
    declarant1: completerDeclarant(f.declarant1),
    declarant2: second === null ? null : completerDeclarant(second),
    revenus_fonciers_reel_net: f.revenus_fonciers_reel_net ?? 0,
    micro_foncier_recettes: f.micro_foncier_recettes ?? 0,
    deficit_foncier_imputable: f.deficit_foncier_imputable ?? 0,
    dividendes: f.dividendes ?? 0,
    interets: f.interets ?? 0,
    option_bareme: f.option_bareme ?? false,
    csg_deductible_base_2BH: f.csg_deductible_base_2BH ?? 0,
    csg_deductible_6DE: f.csg_deductible_6DE ?? 0,
    plus_values_mobilieres: f.plus_values_mobilieres ?? 0,
    pension_alimentaire_enfant_majeur: f.pension_alimentaire_enfant_majeur ?? 0,
    pensions_alimentaires_autres: f.pensions_alimentaires_autres ?? 0,
    dons_66: f.dons_66 ?? 0,
    dons_75: f.dons_75 ?? 0,
    emploi_domicile: f.emploi_domicile ?? 0,
    garde_enfants: f.garde_enfants ?? [],
    garde_enfants_alternee: f.garde_enfants_alternee ?? [],
    scolarite: {
      college: f.scolarite?.college ?? 0,
      lycee: f.scolarite?.lycee ?? 0,
      superieur: f.scolarite?.superieur ?? 0,
    },
  };
}

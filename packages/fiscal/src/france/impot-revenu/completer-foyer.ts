import type { Declarant, FoyerFiscal, Scolarite } from './foyer.ts';

const DECLARANT_VIDE: Declarant = {
  salaires: 0,
  frais_reels: 0,
  pensions_retraite: 0,
  micro_bnc: 0,
  micro_bic_ventes: 0,
  micro_bic_services: 0,
  per_versements: 0,
  per_plafond: 0,
};

const FOYER_VIDE: Omit<FoyerFiscal, 'situation' | 'annee_naissance_declarant1' | 'declarant1' | 'declarant2'> = {
  annee_naissance_declarant2: null,
  enfants: [],
  parent_isole_T: false,
  case_L: false,
  invalidite_declarant1_P: false,
  invalidite_declarant2_F: false,
  ancien_combattant_W: false,
  ancien_combattant_couple_S: false,
  revenus_fonciers_reel_net: 0,
  micro_foncier_recettes: 0,
  deficit_foncier_imputable: 0,
  dividendes: 0,
  interets: 0,
  option_bareme: false,
  csg_deductible_base_2BH: 0,
  csg_deductible_6DE: 0,
  plus_values_mobilieres: 0,
  pension_alimentaire_enfant_majeur: 0,
  pensions_alimentaires_autres: 0,
  dons_66: 0,
  dons_75: 0,
  emploi_domicile: 0,
  garde_enfants: [],
  garde_enfants_alternee: [],
  scolarite: { college: 0, lycee: 0, superieur: 0 },
};

/** A birth year that opens no right by age, when the caller gives none. */
export const NAISSANCE_PAR_DEFAUT = 1980;

/** A household where whatever is missing is worth 0, false, nothing. */
export type FoyerPartiel = Partial<Omit<FoyerFiscal, 'declarant1' | 'declarant2' | 'scolarite'>> & {
  readonly declarant1?: Partial<Declarant>;
  readonly declarant2?: Partial<Declarant> | null;
  readonly scolarite?: Partial<Scolarite>;
};

export function completerDeclarant(partiel: Partial<Declarant> = {}): Declarant {
  return { ...DECLARANT_VIDE, ...partiel };
}

/** Full household from the facts given. A couple without second filer has one without income. No check is made here. */
export function completerFoyer(partiel: FoyerPartiel): FoyerFiscal {
  const situation = partiel.situation ?? 'celibataire';
  const couple = situation === 'marie' || situation === 'pacse';
  const second = partiel.declarant2 ?? (couple ? {} : null);
  return {
    ...FOYER_VIDE,
    annee_naissance_declarant1: NAISSANCE_PAR_DEFAUT,
    ...partiel,
    situation,
    declarant1: completerDeclarant(partiel.declarant1),
    declarant2: second === null ? null : completerDeclarant(second),
    scolarite: { ...FOYER_VIDE.scolarite, ...partiel.scolarite },
  };
}

/** Options of the onboarding questionnaire, exactly as the calls name them. */
export const ACTIVITES_PRINCIPALES = [
  'salarie_cdi',
  'fonctionnaire',
  'dirigeant_sasu',
  'dirigeant_sarl',
  'autoentrepreneur',
  'profession_liberale',
  'retraite',
  'sans_activite',
] as const;
export const REVENUS_COMPLEMENTAIRES = [
  'immobilier_locatif',
  'dividendes',
  'plus_values',
  'crypto',
  'scpi',
  'lmnp',
  'aucun',
] as const;
export const STATUTS_JURIDIQUES = ['SASU', 'SARL', 'SCI', 'holding', 'EURL', 'aucune'] as const;
export const RESIDENCES_FISCALES = [
  'france',
  'dom_tom',
  'portugal',
  'belgique',
  'suisse',
  'luxembourg',
  'autre_ue',
  'hors_ue',
] as const;
export const SITUATIONS_PATRIMOINE = [
  'primo_accedant',
  'proprietaire_rp',
  'multi_proprietaire',
  'patrimoine_important',
  'ifi_concerne',
  'locataire',
] as const;

export type ActivitePrincipale = (typeof ACTIVITES_PRINCIPALES)[number];
export type RevenuComplementaire = (typeof REVENUS_COMPLEMENTAIRES)[number];
export type StatutJuridique = (typeof STATUTS_JURIDIQUES)[number];
export type ResidenceFiscale = (typeof RESIDENCES_FISCALES)[number];
export type SituationPatrimoine = (typeof SITUATIONS_PATRIMOINE)[number];

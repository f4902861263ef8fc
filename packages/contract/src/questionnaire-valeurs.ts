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

/** What a person wants to look at first, and how much they want explained. */
export const TYPES_OPTIMISATION = ['toutes', 'retraite', 'immobilier', 'transmission', 'entreprise'] as const;
export const NIVEAUX_CONNAISSANCE = ['debutant', 'intermediaire', 'avance'] as const;
export const EXPERIENCES_FISCALES = ['aucune', 'declaration_simple', 'declaration_complexe'] as const;
export const OBJECTIFS_APPRENTISSAGE = ['comprendre', 'verifier', 'optimiser', 'transmettre'] as const;
export const ALERTES_SOUHAITEES = ['seuils_tmi', 'optimisations', 'changements_loi'] as const;

export type ActivitePrincipale = (typeof ACTIVITES_PRINCIPALES)[number];
export type RevenuComplementaire = (typeof REVENUS_COMPLEMENTAIRES)[number];
export type StatutJuridique = (typeof STATUTS_JURIDIQUES)[number];
export type ResidenceFiscale = (typeof RESIDENCES_FISCALES)[number];
export type SituationPatrimoine = (typeof SITUATIONS_PATRIMOINE)[number];

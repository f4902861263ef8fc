/** Every calculation and the place of its facts in the vocabulary: the facts of the household have no prefix. */
export const CALCULS = {
  calculer_impot: '',
  comparer_impots: '',
  chercher_seuil: '',
  calculer_poste: 'poste',
  calculer_frais_kilometriques: 'vehicule',
  calculer_bareme_kilometrique: 'vehicule',
  calculer_ifi: 'ifi',
  calculer_plus_value_immobiliere: 'vente',
  calculer_surtaxe_plus_value: 'vente',
  calculer_rachat_assurance_vie: 'rachat',
  calculer_assurance_vie_deces: 'deces',
  calculer_irpf_andorre: 'andorre',
  calculer_impot_luxembourg: 'luxembourg',
  calculer_impot_suisse: 'suisse',
  calculer_revenus_mobiliers: 'capitaux',
  calculer_forfait: 'capitaux',
  calculer_actifs_numeriques: 'numerique',
  calculer_tva: 'tva',
  comparer_bases_regimes: 'activite',
  calculer_regime_micro: 'activite',
  calculer_impot_societes: 'societe',
  calculer_succession: 'succession',
  calculer_donation: 'donation',
  calculer_demembrement: 'demembrement',
  calculer_retrait_pea: 'pea',
  calculer_cehr: 'hauts_revenus',
  calculer_deficit_foncier: 'location',
  calculer_taux_neutre: 'retenue_source',
  calculer_plafond_per: 'epargne_retraite',
  calculer_decote: 'decote',
  calculer_droits_enregistrement: 'acte',
} as const;

export type OutilDeCalcul = keyof typeof CALCULS;

export const estCalcul = (outil: string): outil is OutilDeCalcul => Object.hasOwn(CALCULS, outil);

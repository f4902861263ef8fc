/** Tools of the assistant that are published, in their order, with the title that a person reads before allowing a call. */
export const CALCULS: Readonly<Record<string, string>> = {
  calculer_impot: 'Calculer l’impôt sur le revenu',
  comparer_impots: 'Comparer l’impôt de plusieurs situations',
  chercher_seuil: 'Trouver le premier salaire imposable',
  calculer_decote: 'Calculer la décote',
  calculer_forfait: 'Calculer le prélèvement forfaitaire unique',
  calculer_frais_kilometriques: 'Calculer des frais kilométriques',
  calculer_plafond_per: 'Calculer le plafond d’épargne retraite',
  lire_bareme: 'Lire le barème de l’impôt',
  lire_parametres: 'Lire des chiffres de la loi',
  calculer_revenus_mobiliers: 'Calculer l’impôt sur les revenus de capitaux',
  calculer_actifs_numeriques: 'Calculer l’impôt sur un gain de cryptoactifs',
  calculer_retrait_pea: 'Calculer l’impôt d’un retrait de PEA',
  calculer_rachat_assurance_vie: 'Calculer l’impôt d’un rachat d’assurance-vie',
  calculer_assurance_vie_deces: 'Calculer l’impôt d’une assurance-vie au décès',
  calculer_plus_value_immobiliere: 'Calculer l’impôt d’une vente immobilière',
  calculer_surtaxe_plus_value: 'Calculer la surtaxe sur une plus-value immobilière',
  calculer_deficit_foncier: 'Imputer un déficit foncier',
  calculer_ifi: 'Calculer l’impôt sur la fortune immobilière',
  calculer_cehr: 'Calculer la contribution sur les hauts revenus',
  calculer_donation: 'Calculer des droits de donation',
  calculer_succession: 'Calculer des droits de succession',
  calculer_droits_enregistrement: 'Calculer les droits d’un achat ou d’un partage',
  calculer_demembrement: 'Évaluer usufruit et nue-propriété',
  calculer_impot_societes: 'Calculer l’impôt sur les sociétés',
  calculer_regime_micro: 'Calculer un régime micro',
  comparer_bases_regimes: 'Comparer les bases du régime micro et du réel',
  calculer_poste: 'Calculer une ligne seule : crédit, abattement, retenue, pénalité',
  calculer_taux_neutre: 'Trouver le taux neutre de prélèvement',
  calculer_impot_suisse: 'Calculer l’impôt suisse',
  calculer_impot_luxembourg: 'Calculer l’impôt luxembourgeois',
  calculer_irpf_andorre: 'Calculer l’IRPF andorran',
  calculer_tva: 'Calculer une TVA',
};

/** Tools of the assistant that only make sense inside its own conversation, or that are published in another form. */
export const RESERVES_A_L_ASSISTANT: ReadonlySet<string> = new Set([
  // The scale is published as `calculer_frais_kilometriques`.
  'calculer_bareme_kilometrique',
  'chercher_notes',
  'demander_precisions',
  'decliner',
]);

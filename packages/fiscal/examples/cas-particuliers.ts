import type { CasNomme } from './cas-nommes.ts';

const ne = (annee_naissance: number) => ({ annee_naissance });
const alterne = (annee_naissance: number) => ({ annee_naissance, garde_alternee: true });

/** Situations that most households do not know: overseas, widowhood, furnished letting, high and irregular incomes. */
export const CAS_PARTICULIERS: readonly CasNomme[] = [
  {
    titre: 'À La Réunion : abattement de 30 % sur l’impôt (revenus 2024)',
    raisonnement: '3 965 € de droits ; 30 % = 1 190 € (art. 197 I 3), sous le plafond de 2 450 € ; pas de décote.',
    annee: 2024,
    foyer: { departement_outre_mer: 'guadeloupe_martinique_reunion', declarant1: { salaires: 40_000 } },
    attendu: { droits_simples: 3_965, decote: 0, impot_apres_decote: 2_775, impot_final: 2_775 },
    etapes: { 'ir.abattement_outre_mer': 1_190 },
  },
  {
    titre: 'En Guyane : abattement de 40 % plafonné (revenus 2024)',
    raisonnement: '40 % × 20 845 = 8 338 €, limités à 4 050 € (art. 197 I 3).',
    annee: 2024,
    foyer: { departement_outre_mer: 'guyane_mayotte', declarant1: { salaires: 100_000 } },
    attendu: { droits_simples: 20_845, impot_final: 16_795 },
    etapes: { 'ir.abattement_outre_mer': 4_050 },
  },
  {
    titre: 'En Martinique : la décote se calcule après l’abattement (revenus 2024)',
    raisonnement: '1 210 − 363 = 847 € ; décote 889 − 45,25 % × 847 = 506 € ; reste 341 €.',
    annee: 2024,
    foyer: { departement_outre_mer: 'guadeloupe_martinique_reunion', declarant1: { salaires: 25_000 } },
    attendu: { droits_simples: 1_210, decote: 506, impot_final: 341 },
  },
  {
    titre: 'Veuf de l’année, un enfant : les parts du couple sont gardées (revenus 2024)',
    raisonnement:
      'Deux parts et une demi-part (BOI-IR-LIQ-10-10-20) : 1 111,33 × 2,5 = 2 778 € ; sur deux parts 3 411 € ; avantage de 633 € sous le plafond.',
    annee: 2024,
    foyer: { situation: 'veuf', annee_deces_conjoint: 2024, enfants: [ne(2012)], declarant1: { salaires: 60_000 } },
    attendu: { nombre_parts: 2.5, impot_sans_quotient: 3_411, droits_simples: 2_778, impot_final: 2_778 },
  },
  {
    titre: 'Veuf de l’année, sans enfant : deux parts (revenus 2024)',
    raisonnement: '27 000 € sur deux parts : (13 500 − 11 497) × 11 % × 2 = 441 € ; décote d’une personne seule 441 €.',
    annee: 2024,
    foyer: { situation: 'veuf', annee_deces_conjoint: 2024, declarant1: { salaires: 30_000 } },
    attendu: { nombre_parts: 2, droits_simples: 441, decote: 441, impot_final: 0 },
  },
  {
    titre: 'L’année suivante, le même veuf n’a plus qu’une part (revenus 2025)',
    raisonnement: 'Le maintien ne vaut que l’année du décès : une part (art. 194).',
    annee: 2025,
    foyer: { situation: 'veuf', annee_deces_conjoint: 2024, declarant1: { salaires: 30_000 } },
    attendu: { nombre_parts: 1 },
  },
  {
    titre: 'Revenu exceptionnel : contribution sur les hauts revenus lissée (revenus 2024)',
    raisonnement:
      'Moyenne (320 000 + 280 000) ÷ 2 = 300 000 € ; 300 000 + 1 700 000 ÷ 2 = 1 150 000 € ; 2 × (15 000 + 6 000) = 42 000 € (art. 223 sexies II).',
    annee: 2024,
    foyer: {
      situation: 'marie',
      dividendes: 2_000_000,
      rfr_n_moins_1: 320_000,
      rfr_n_moins_2: 280_000,
      demande_lissage_cehr: true,
    },
    attendu: { rfr: 2_000_000, cehr: 42_000, pfu: 256_000 },
  },
  {
    titre: 'Lissage demandé sans en remplir les conditions : contribution entière (revenus 2024)',
    raisonnement: 'Le revenu de l’avant-dernière année dépasse 500 000 € : 15 000 + 40 000 = 55 000 €.',
    annee: 2024,
    foyer: {
      situation: 'marie',
      dividendes: 2_000_000,
      rfr_n_moins_1: 320_000,
      rfr_n_moins_2: 500_001,
      demande_lissage_cehr: true,
    },
    attendu: { cehr: 55_000 },
  },
  {
    titre: 'PER : plafonds non utilisés des années précédentes (revenus 2024)',
    raisonnement: '4 000 + 1 000 + 500 = 5 500 € disponibles pour 6 000 € versés (art. 163 quatervicies I 2 b).',
    annee: 2024,
    foyer: { declarant1: { salaires: 60_000, per_versements: 6_000, per_plafond: 4_000, per_reports: [1_000, 500] } },
    attendu: { revenu_net_imposable: 48_500, rfr: 54_000 },
    etapes: { 'ir.per': 5_500 },
  },
  {
    titre: 'PER : plafonds mis en commun par les époux (revenus 2024)',
    raisonnement: '8 000 € versés par l’un, 5 000 € de plafond propre et 4 637 € laissés par l’autre (case 6QR).',
    annee: 2024,
    foyer: {
      situation: 'marie',
      per_mutualisation: true,
      declarant1: { salaires: 60_000, per_versements: 8_000, per_plafond: 5_000 },
      declarant2: { per_plafond: 4_637 },
    },
    attendu: { revenu_net_imposable: 46_000 },
    etapes: { 'ir.per.declarant1': 8_000 },
  },
  {
    titre: 'Meublés de tourisme après la loi du 19 novembre 2024 (revenus 2025)',
    raisonnement:
      'Classé : 20 000 − 50 % = 10 000 € ; non classé : 10 000 − 30 % = 7 000 € (art. 50-0) ; prélèvements sociaux 18,6 % × 17 000.',
    annee: 2025,
    foyer: { declarant1: { micro_bic_tourisme_classe: 20_000, micro_bic_tourisme_non_classe: 10_000 } },
    attendu: { revenu_brut_global: 17_000, prelevements_sociaux: 3_162 },
    etapes: { 'ir.location_meublee': 17_000 },
  },
  {
    titre: 'Les mêmes meublés de tourisme avant la loi (revenus 2022)',
    raisonnement: 'Classé : 20 000 − 71 % = 5 800 € ; non classé : 10 000 − 50 % = 5 000 € ; 17,2 % × 10 800.',
    annee: 2022,
    foyer: { declarant1: { micro_bic_tourisme_classe: 20_000, micro_bic_tourisme_non_classe: 10_000 } },
    attendu: { revenu_brut_global: 10_800, prelevements_sociaux: 1_858 },
  },
  {
    titre: 'Profession libérale au réel et location meublée (revenus 2024)',
    raisonnement: '40 000 € de bénéfice (art. 93) ; 8 000 − 50 % en micro et 5 000 € au réel ; 17,2 % sur 9 000 €.',
    annee: 2024,
    foyer: { declarant1: { bnc_reel: 40_000, lmnp_micro: 8_000, lmnp_reel_net: 5_000 } },
    attendu: { revenu_brut_global: 49_000, prelevements_sociaux: 1_548 },
  },
  {
    titre: 'Déficit d’un loueur en meublé professionnel et déficits antérieurs (revenus 2025)',
    raisonnement:
      'Le déficit professionnel s’impute sur le salaire du conjoint (art. 156 I), puis les déficits globaux de 2022 et 2024 : 72 000 − 15 000 − 4 000 − 3 000 = 50 000 €.',
    annee: 2025,
    foyer: {
      situation: 'marie',
      declarant1: { deficit_professionnel: 15_000 },
      declarant2: { salaires: 80_000 },
      deficits_globaux: [4_000, 0, 3_000],
    },
    attendu: { revenu_brut_global: 50_000, revenu_net_imposable: 50_000, prelevements_sociaux: 0 },
  },
  {
    titre: 'Déficit supérieur aux revenus : rien à payer, le reste se reporte (revenus 2024)',
    raisonnement:
      '18 000 − 30 000 : revenu nul ; 12 000 € restent à imputer sur les six années suivantes (art. 156 I).',
    annee: 2024,
    foyer: { declarant1: { salaires: 20_000, deficit_professionnel: 30_000 } },
    attendu: { revenu_brut_global: 0, revenu_net_imposable: 0, impot_final: 0, tmi: 0 },
  },
  {
    titre: 'Première année d’emploi direct à domicile (revenus 2024)',
    raisonnement: '15 000 + 2 × 1 500 = 18 000 € de dépenses retenues (art. 199 sexdecies 3) : crédit de 9 000 €.',
    annee: 2024,
    foyer: {
      situation: 'pacse',
      enfants: [ne(2012), ne(2014)],
      emploi_domicile: 20_000,
      emploi_domicile_premiere_annee: true,
    },
    attendu: { credits_impot: 9_000 },
  },
  {
    titre: 'Rachat d’un contrat d’assurance-vie de plus de huit ans par un couple (revenus 2024)',
    raisonnement: '10 000 − 9 200 = 800 € à 7,5 % ; prélèvements sociaux sur 10 000 € (art. 125-0 A, 200 A 1 B 2°).',
    annee: 2024,
    foyer: { situation: 'marie', assurance_vie_8_ans_taux_reduit: 10_000 },
    attendu: { pfu: 60, rfr: 800, prelevements_sociaux: 1_720 },
    etapes: { 'ir.assurance_vie': 800 },
  },
  {
    titre: 'Cotisations syndicales : 66 % dans la limite de 1 % du salaire (revenus 2024)',
    raisonnement: '1 % × 30 000 = 300 € retenus sur 400 € ; 66 % = 198 € remboursables (art. 199 quater C).',
    annee: 2024,
    foyer: { declarant1: { salaires: 30_000, cotisations_syndicales: 400 } },
    attendu: { credits_impot: 198, impot_final: 1_390 },
  },
  {
    titre: 'Cotisations syndicales et frais réels : pas de crédit (revenus 2024)',
    raisonnement: 'Elles font partie des frais réels déduits (art. 199 quater C).',
    annee: 2024,
    foyer: { declarant1: { salaires: 30_000, frais_reels: 4_500, cotisations_syndicales: 400 } },
    attendu: { credits_impot: 0, impot_final: 1_348 },
  },
  {
    titre: 'Dons reportés des années précédentes (revenus 2024)',
    raisonnement: '10 000 + 2 000 limités à 20 % × 54 000 = 10 800 € ; 66 % = 7 128 € ; 9 365 − 7 128 = 2 237 €.',
    annee: 2024,
    foyer: { declarant1: { salaires: 60_000 }, dons_66: 2_000, dons_reports: [10_000] },
    attendu: { reductions: 7_128, impot_final: 2_237 },
  },
  {
    titre: 'Scolarité de deux enfants en résidence alternée : la moitié (revenus 2024)',
    raisonnement: '(61 + 153) ÷ 2 = 107 € (art. 199 quater F) ; 7 574 − 107 = 7 467 €.',
    annee: 2024,
    foyer: {
      situation: 'divorce',
      enfants: [alterne(2012), alterne(2009)],
      scolarite_alternee: { college: 1, lycee: 1 },
      declarant1: { salaires: 60_000 },
    },
    attendu: { reductions: 107, impot_final: 7_467 },
  },
  {
    titre: 'Enfant majeur rattaché qui a un salaire : 10 % pour lui aussi (revenus 2024)',
    raisonnement: '30 000 − 3 000 et 8 000 − 800 : 34 200 € (art. 6 3 et 83 3°).',
    annee: 2024,
    foyer: {
      situation: 'divorce',
      enfants: [{ annee_naissance: 2003, salaires: 8_000 }],
      declarant1: { salaires: 30_000 },
    },
    attendu: { revenu_brut_global: 34_200, nombre_parts: 1.5 },
  },
];

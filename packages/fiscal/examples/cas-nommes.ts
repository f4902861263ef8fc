import type { ChampChiffre, FoyerPartiel } from '../src/index.ts';

/** A household told in words, with the figures that a lawyer would find by hand from the articles. */
export interface CasNomme {
  readonly titre: string;
  /** The reasoning in one breath, with its articles. */
  readonly raisonnement: string;
  readonly annee: number;
  readonly foyer: FoyerPartiel;
  readonly attendu: Partial<Record<ChampChiffre, number | boolean>>;
  /** Values of steps that are not figures of the result, by rule id. */
  readonly etapes?: Readonly<Record<string, number>>;
}

const enfant = (annee_naissance: number, garde_alternee = false) => ({
  annee_naissance,
  garde_alternee,
  invalide: false,
});

export const CAS_NOMMES: readonly CasNomme[] = [
  {
    titre: 'Couple marié, deux enfants scolarisés, PER, don et aide à domicile (revenus 2022)',
    raisonnement:
      '25 800 € et 23 100 € de salaires, 10 % chacun (art. 83 3°) ; PER 2 000 € (163 quatervicies) ; 3 parts ; 1 065 € de ' +
      'droits ; décote 1 378 − 45,25 % × 1 065 = 896 ; don 66 € et scolarité 61 + 153 € limités à l’impôt de 169 € ; crédit ' +
      'de 175 €, restitué car il dépasse 8 €.',
    annee: 2022,
    foyer: {
      situation: 'marie',
      annee_naissance_declarant1: 1980,
      annee_naissance_declarant2: 1981,
      enfants: [enfant(2009), enfant(2006)],
      declarant1: { salaires: 25_800, per_versements: 2_000 },
      declarant2: { salaires: 23_100 },
      dons_66: 100,
      emploi_domicile: 350,
      scolarite: { college: 1, lycee: 1 },
    },
    attendu: {
      nombre_parts: 3,
      revenu_brut_global: 44_010,
      revenu_net_imposable: 42_010,
      droits_simples: 1_065,
      decote: 896,
      impot_apres_decote: 169,
      reductions: 169,
      credits_impot: 175,
      impot_final: -175,
      rfr: 44_010,
      tmi: 0.11,
    },
    etapes: {
      'ir.salaires.abattement.declarant1': 2_580,
      'ir.salaires.abattement.declarant2': 2_310,
      'ir.per': 2_000,
      'ir.reductions.dons': 66,
      'ir.reductions.scolarite': 214,
      'ir.credits.emploi_domicile': 175,
    },
  },
  {
    titre: 'Parent isolé de deux enfants, quotient familial plafonné (revenus 2024)',
    raisonnement:
      'Une part, deux demi-parts et la demi-part de la case T (art. 194 II) ; avantage limité à 4 224 € pour le premier enfant ' +
      'et 1 791 € pour le second (art. 197 I 2) : 9 365 − 6 015 = 3 350 €.',
    annee: 2024,
    foyer: {
      situation: 'divorce',
      parent_isole_T: true,
      enfants: [enfant(2014), enfant(2016)],
      declarant1: { salaires: 60_000 },
    },
    attendu: {
      nombre_parts: 2.5,
      impot_avec_quotient: 2_778,
      impot_sans_quotient: 9_365,
      droits_simples: 3_350,
      plafonnement_qf: true,
      tmi: 0.3,
      impot_final: 3_350,
    },
  },
  {
    titre: 'Veuf avec un enfant : réduction complémentaire (revenus 2023)',
    raisonnement:
      'Trois demi-parts au-delà de la première, plafonnées à 1 759 € chacune : 12 186 − 5 277 = 6 909 € ; réduction ' +
      'complémentaire de 1 958 € (art. 197 I 2) : 4 951 €.',
    annee: 2023,
    foyer: { situation: 'veuf', enfants: [enfant(2012)], declarant1: { salaires: 70_000 } },
    attendu: { nombre_parts: 2.5, impot_avec_quotient: 3_824, impot_sans_quotient: 12_186, droits_simples: 4_951 },
  },
  {
    titre: 'Deux enfants en résidence alternée, sans être isolé (revenus 2024)',
    raisonnement: 'Deux quarts de part (art. 194 I), plafonnés à 895,50 € chacun : 9 365 − 1 791 = 7 574 €.',
    annee: 2024,
    foyer: {
      situation: 'divorce',
      enfants: [enfant(2014, true), enfant(2016, true)],
      declarant1: { salaires: 60_000 },
    },
    attendu: { nombre_parts: 1.5, impot_avec_quotient: 5_948, droits_simples: 7_574, plafonnement_qf: true },
  },
  {
    titre: 'Couple de retraités de plus de 65 ans (revenus 2025)',
    raisonnement:
      'Abattement de 10 % sur chaque pension ; revenu net global de 18 900 €, entre 17 670 et 28 430 € : 1 411 € pour chacun ' +
      'des deux conjoints (art. 157 bis).',
    annee: 2025,
    foyer: {
      situation: 'marie',
      annee_naissance_declarant1: 1950,
      annee_naissance_declarant2: 1952,
      declarant1: { pensions_retraite: 12_000 },
      declarant2: { pensions_retraite: 9_000 },
    },
    attendu: { revenu_brut_global: 18_900, revenu_net_imposable: 16_078, impot_final: 0 },
    etapes: { 'ir.abattement_age': 2_822 },
  },
  {
    titre: 'Frais réels supérieurs aux 10 % (revenus 2024)',
    raisonnement: '4 500 € de frais au lieu de 3 000 € ; 1 540 € de droits ; décote 889 − 45,25 % × 1 540 = 192 €.',
    annee: 2024,
    foyer: { declarant1: { salaires: 30_000, frais_reels: 4_500 } },
    attendu: { revenu_net_imposable: 25_500, droits_simples: 1_540, decote: 192, impot_final: 1_348 },
  },
  {
    titre: 'Frais réels supérieurs au salaire : le déficit s’impute sur la pension du conjoint (revenus 2024)',
    raisonnement:
      'Salaires nets de −1 000 € ; pension nette de 18 000 € ; revenu brut global de 17 000 € (art. 156 I).',
    annee: 2024,
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 5_000, frais_reels: 6_000 },
      declarant2: { pensions_retraite: 20_000 },
    },
    attendu: { revenu_brut_global: 17_000 },
  },
  {
    titre: 'Dividendes au prélèvement forfaitaire (revenus 2024)',
    raisonnement: '12,8 % × 5 000 = 640 € hors barème ; dividendes pour leur montant brut dans le revenu de référence.',
    annee: 2024,
    foyer: { declarant1: { salaires: 20_000 }, dividendes: 5_000, csg_deductible_base_2BH: 5_000 },
    attendu: {
      revenu_net_imposable: 18_000,
      decote: 565,
      pfu: 640,
      impot_final: 790,
      rfr: 23_000,
      prelevements_sociaux: 860,
    },
  },
  {
    titre: 'Les mêmes dividendes au barème sur option (revenus 2024)',
    raisonnement:
      'Abattement de 40 % (art. 158 3 2°), CSG déductible 6,8 % × 5 000 = 340 € (art. 154 quinquies II) ; l’abattement revient ' +
      'dans le revenu de référence (art. 1417 IV).',
    annee: 2024,
    foyer: { declarant1: { salaires: 20_000 }, dividendes: 5_000, csg_deductible_base_2BH: 5_000, option_bareme: true },
    attendu: {
      revenu_net_imposable: 20_660,
      decote: 433,
      pfu: 0,
      impot_final: 575,
      rfr: 22_660,
      prelevements_sociaux: 860,
    },
  },
  {
    titre: 'Dons au-delà de 20 % du revenu (revenus 2024)',
    raisonnement:
      'Retenus pour 20 % × 27 000 = 5 400 €, soit 3 564 €, limités à l’impôt de 1 588 € ; l’excédent se reporte.',
    annee: 2024,
    foyer: { declarant1: { salaires: 30_000 }, dons_66: 8_000 },
    attendu: { impot_apres_decote: 1_588, reductions: 1_588, impot_final: 0 },
    etapes: { 'ir.reductions.dons': 3_564 },
  },
  {
    titre: 'Garde et emploi à domicile, plafonnement global (revenus 2024)',
    raisonnement:
      'Garde 50 % × (3 500 + 3 000) = 3 250 € ; emploi à domicile 50 % × 15 000 = 7 500 € ; limités à 10 000 € (art. 200-0 A).',
    annee: 2024,
    foyer: {
      situation: 'pacse',
      enfants: [enfant(2020), enfant(2022)],
      garde_enfants: [5_000, 3_000],
      emploi_domicile: 16_000,
    },
    attendu: { credits_impot: 10_000, impot_final: -10_000 },
    etapes: { 'ir.credits.garde': 3_250, 'ir.credits.emploi_domicile': 7_500 },
  },
  {
    titre: 'Emploi à domicile d’un couple de plus de 65 ans (revenus 2024)',
    raisonnement: 'Plafond de 12 000 € majoré de 1 500 € par membre âgé (art. 199 sexdecies 3) : 50 % × 15 000 €.',
    annee: 2024,
    foyer: {
      situation: 'marie',
      annee_naissance_declarant1: 1950,
      annee_naissance_declarant2: 1951,
      emploi_domicile: 18_000,
    },
    attendu: { credits_impot: 7_500 },
  },
  {
    titre: 'Impôt inférieur à 61 € : non recouvré (revenus 2024)',
    raisonnement: '650 € de droits, décote de 595 €, reste 55 € : rien n’est mis en recouvrement (art. 1657 1 bis).',
    annee: 2024,
    foyer: { declarant1: { salaires: 19_340 } },
    attendu: { revenu_net_imposable: 17_406, droits_simples: 650, decote: 595, impot_apres_decote: 55, impot_final: 0 },
  },
  {
    titre: 'Crédit imputé sur un impôt non recouvré (revenus 2024)',
    raisonnement:
      'Les mêmes 55 € d’impôt et 40 € de crédit : le crédit s’impute d’abord sur l’impôt, rien n’est réclamé ni restitué.',
    annee: 2024,
    foyer: { declarant1: { salaires: 19_340 }, emploi_domicile: 80 },
    attendu: { impot_apres_decote: 55, credits_impot: 40, impot_final: 0 },
  },
  {
    titre: 'Crédit supérieur à un impôt non recouvré (revenus 2024)',
    raisonnement: '55 € d’impôt et 100 € de crédit : seul l’excédent de 45 € est restitué.',
    annee: 2024,
    foyer: { declarant1: { salaires: 19_340 }, emploi_domicile: 200 },
    attendu: { impot_apres_decote: 55, credits_impot: 100, impot_final: -45 },
  },
  {
    titre: 'Plus-values mobilières de 2025 : prélèvements sociaux de 18,6 %',
    raisonnement: 'Revenus du patrimoine dès les revenus 2025 (CSS art. L136-8) ; les dividendes restent à 17,2 %.',
    annee: 2025,
    foyer: { plus_values_mobilieres: 10_000, dividendes: 1_000 },
    attendu: { prelevements_sociaux: 2_032, pfu: 1_408 },
  },
];

import { type QuestionEvaluee, alterne, enfant } from './foyers.ts';

/** Messages as people write them, with the amounts of daily life that must not be read as incomes. */
export const VIE: readonly QuestionEvaluee[] = [
  {
    q: 'Ma compagne et moi sommes pacsés. Salaire mensuel net imposable : 2 640 € pour elle, 1 980 € pour moi. Deux petits, Lou (3 ans) et Max (6 ans). On paie un loyer de 950 €. Impôt ?',
    foyer: {
      situation: 'pacse',
      declarant1: { salaires: 23_760 },
      declarant2: { salaires: 31_680 },
      enfants: [enfant(2022), enfant(2019)],
    },
  },
  {
    q: 'Papi touche 1 820 € de retraite par mois et mamie 740 €, 82 et 80 ans, mariés. Combien d’impôt pour mes grands-parents ?',
    foyer: {
      situation: 'marie',
      declarant1: { pensions_retraite: 21_840 },
      declarant2: { pensions_retraite: 8880 },
      annee_naissance_declarant1: 1943,
      annee_naissance_declarant2: 1945,
    },
  },
  {
    q: 'embauché le 1er septembre 2025 à 2 400 € net imposable par mois, célibataire, rien avant. impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 9600 } },
  },
  {
    q: 'Je suis boucher salarié à Tours, 26 300 € net imposable, marié, ma femme est au RSA, un bébé né en juin 2025. Impôt ?',
    foyer: { situation: 'marie', declarant1: { salaires: 26_300 }, declarant2: {}, enfants: [enfant(2025)] },
  },
  {
    q: 'Divorcée, mes deux ados (13 et 16 ans) vivent avec moi, je vis seule. 3 100 € net par mois. Leur père me verse 400 € par mois de pension alimentaire. Quel impôt ?',
    foyer: {
      situation: 'divorce',
      declarant1: { salaires: 37_200, pensions_retraite: 4800 },
      enfants: [enfant(2012), enfant(2009)],
      parent_isole_T: true,
    },
  },
  {
    q: 'Mon mari : 38 000 €, CDI. Moi : 9 800 € de chômage imposable puis 11 200 € de salaire net imposable. Pas d’enfant. Mariés. L’impôt du couple ?',
    foyer: { situation: 'marie', declarant1: { salaires: 21_000 }, declarant2: { salaires: 38_000 } },
  },
  {
    q: 'J’habite Fort-de-France, célibataire, 41 000 € net imposable. Impôt ?',
    foyer: {
      situation: 'celibataire',
      declarant1: { salaires: 41_000 },
      departement_outre_mer: 'guadeloupe_martinique_reunion',
    },
  },
  {
    q: 'Je suis kiné libérale en déclaration contrôlée, bénéfice de 52 000 €. Célibataire sans enfant. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { bnc_reel: 52_000 } },
  },
  {
    q: 'Airbnb non classé : 5 200 € de recettes en 2025, salaire 33 000 € net imposable, célibataire. Impôt sur le revenu ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 33_000, micro_bic_tourisme_non_classe: 5200 } },
  },
  {
    q: 'Loyers d’un appartement meublé à l’année : 8 400 €, micro-BIC. Mon salaire net imposable : 36 000 €. Célibataire. IR hors prélèvements sociaux ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 36_000, lmnp_micro: 8400 } },
  },
  {
    q: 'Ma sœur, divorcée, vit seule avec ses jumeaux de 9 ans, elle gagne 2 250 € net par mois. Combien d’impôt ?',
    foyer: {
      situation: 'divorce',
      declarant1: { salaires: 27_000 },
      enfants: [enfant(2016), enfant(2016)],
      parent_isole_T: true,
    },
  },
  {
    q: 'Mariés. Lui : retraite 21 600 € par an, 68 ans. Elle : salaire 24 000 € net imposable, 61 ans. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { pensions_retraite: 21_600 },
      declarant2: { salaires: 24_000 },
      annee_naissance_declarant1: 1957,
      annee_naissance_declarant2: 1964,
    },
  },
  {
    q: 'CGT : 180 € de cotisation syndicale. 31 500 € net imposable, célibataire. Mon impôt après crédit ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 31_500, cotisations_syndicales: 180 } },
  },
  {
    q: 'Pacsés, 28 000 € et 33 000 € net imposable, un garçon de 5 ans à temps plein et une fille de 11 ans en garde alternée. Impôt ?',
    foyer: {
      situation: 'pacse',
      declarant1: { salaires: 28_000 },
      declarant2: { salaires: 33_000 },
      enfants: [enfant(2020), alterne(2014)],
    },
  },
  {
    q: 'Célibataire, 2 900 € net imposable par mois, crédit auto 310 €, essence 150 € par mois, assurance 60 €. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 34_800 } },
  },
  {
    q: 'Je verse à mon ex-femme une rente de 450 € par mois au titre de la prestation compensatoire. Divorcé, seul, 48 000 € net imposable. Impôt ?',
    foyer: { situation: 'divorce', declarant1: { salaires: 48_000 }, pensions_alimentaires_autres: 5400 },
  },
  {
    q: 'Notre aîné de 23 ans n’est plus rattaché, on lui donne 300 € par mois. Il reste notre fille de 15 ans. Mariés, 52 000 € et 31 000 € net imposable. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 52_000 },
      declarant2: { salaires: 31_000 },
      pension_alimentaire_enfant_majeur: 3600,
      enfants: [enfant(2010)],
    },
  },
  {
    q: 'Je gagne 34 000 € net imposable et mon épouse ne travaille plus depuis 2020. 3 enfants : 2014, 2017 et 2020. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 34_000 },
      declarant2: {},
      enfants: [enfant(2014), enfant(2017), enfant(2020)],
    },
  },
  {
    q: 'Salarié de janvier à avril (8 400 € net imposable), puis auto-entrepreneur en prestations de services BIC de mai à décembre : 18 000 € de chiffre d’affaires. Célibataire. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 8400, micro_bic_services: 18_000 } },
  },
  {
    q: 'Mes beaux-parents : lui 1 700 € de retraite mensuelle, elle 1 100 €. 70 et 69 ans. Mariés. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { pensions_retraite: 20_400 },
      declarant2: { pensions_retraite: 13_200 },
      annee_naissance_declarant1: 1955,
      annee_naissance_declarant2: 1956,
    },
  },
  {
    q: 'Nous sommes mariés, 62 000 € à deux, nos deux filles de 19 et 21 ans font leurs études, rattachées. Sans réduction scolarité. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 31_000 },
      declarant2: { salaires: 31_000 },
      enfants: [enfant(2006), enfant(2004)],
    },
  },
  {
    q: 'Veuve depuis 2019, retraite 1 480 € + réversion 620 € par mois, 77 ans, enfants adultes partis. Impôt ?',
    foyer: {
      situation: 'veuf',
      annee_deces_conjoint: 2019,
      declarant1: { pensions_retraite: 25_200 },
      annee_naissance_declarant1: 1948,
    },
  },
  {
    q: 'Rachat d’assurance-vie de plus de 8 ans : 20 000 € dont 6 000 € de gains, PFU. Célibataire, 30 000 € net imposable. IR hors PS ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 30_000 }, assurance_vie_8_ans_taux_reduit: 6000 },
  },
  {
    q: 'Président de SASU payé 48 000 € net imposable, 10 000 € de dividendes au PFU, célibataire. Impôt sur le revenu ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 48_000 }, dividendes: 10_000 },
  },
  {
    q: 'couple marié, net imposable M. 31 k, Mme 27 k, 2 enfants (2011 et 2014), prêt 1 100/mois, impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 31_000 },
      declarant2: { salaires: 27_000 },
      enfants: [enfant(2011), enfant(2014)],
    },
  },
  {
    q: 'Je touche 1 850 € net par mois et mon conjoint, avec qui je suis pacsée, 2 200. Un enfant de 4 ans gardé en crèche pour 2 600 € à l’année. Impôt ?',
    foyer: {
      situation: 'pacse',
      declarant1: { salaires: 22_200 },
      declarant2: { salaires: 26_400 },
      enfants: [enfant(2021)],
      garde_enfants: [2600],
    },
  },
  {
    q: 'Célibataire, 27 000 € net imposable, j’ai donné 150 € au Secours populaire et 80 € à la SPA. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 27_000 }, dons_75: 150, dons_66: 80 },
  },
  {
    q: 'J’ai 45 ans, je suis pompier à Lyon depuis 12 ans, 2 150 euros net tous les mois, marié, madame ne bosse pas, 3 gosses de 4, 7 et 9 ans. on paye combien ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 25_800 },
      declarant2: {},
      enfants: [enfant(2021), enfant(2018), enfant(2016)],
    },
  },
  {
    q: 'Mon copain et moi vivons ensemble sans être mariés ni pacsés. Moi 24 000 € net imposable. Mon impôt à moi ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 24_000 } },
  },
  {
    q: 'Ma fille de 20 ans étudiante est rattachée, elle a gagné 2 800 € en job d’été. Je suis divorcé, je vis seul avec elle, 42 000 € net imposable. Impôt sans scolarité ?',
    foyer: { situation: 'divorce', declarant1: { salaires: 42_000 }, enfants: [enfant(2005)], parent_isole_T: true },
  },
  {
    q: 'Infirmière 2 050 net, mon mari électricien salarié 1 950 net, par mois, mariés 1 enfant 10 ans. impots ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 24_600 },
      declarant2: { salaires: 23_400 },
      enfants: [enfant(2015)],
    },
  },
  {
    q: 'Retraité, 72 ans, pension 28 000 €. Ma femme, 66 ans, travaille encore : 19 000 € net imposable. Mariés. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { pensions_retraite: 28_000 },
      declarant2: { salaires: 19_000 },
      annee_naissance_declarant1: 1953,
      annee_naissance_declarant2: 1959,
    },
  },
  {
    q: '3 employeurs cette année : 6 200 €, 8 900 € et 7 450 € net imposable. Célibataire. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 22_550 } },
  },
  {
    q: 'Impôt pour un couple marié, 2 × 2 000 € net par mois, sans enfant ?',
    foyer: { situation: 'marie', declarant1: { salaires: 24_000 }, declarant2: { salaires: 24_000 } },
  },
  {
    q: 'Chauffeur VTC micro-entrepreneur, 38 000 € de CA, marié, ma femme gagne 1 600 € net par mois, 2 enfants de 1 et 3 ans. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { micro_bic_services: 38_000 },
      declarant2: { salaires: 19_200 },
      enfants: [enfant(2024), enfant(2022)],
    },
  },
  {
    q: 'J’ai été salarié 22 000 € net imposable et j’ai touché 6 000 € d’indemnités chômage, 1 500 € d’intéressement non imposable. Célibataire. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 28_000 } },
  },
  {
    q: 'Maman : 83 ans, en EHPAD, veuve, 2 100 € de pension par mois. Son impôt, sans la réduction EHPAD ?',
    foyer: { situation: 'veuf', declarant1: { pensions_retraite: 25_200 }, annee_naissance_declarant1: 1942 },
  },
  {
    q: 'On est trois dans la famille : ma femme Sophie 35 ans 29 400 € net imposable, moi Julien 37 ans 33 100 €, et Emma 2 ans. Mariés. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 33_100 },
      declarant2: { salaires: 29_400 },
      enfants: [enfant(2023)],
    },
  },
  {
    q: 'Célibataire à Mayotte, 29 000 € net imposable. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 29_000 }, departement_outre_mer: 'guyane_mayotte' },
  },
];

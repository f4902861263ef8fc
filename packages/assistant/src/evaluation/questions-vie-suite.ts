import { type QuestionEvaluee, alterne, enfant, handicape } from './foyers.ts';

/** The same, second part. */
export const VIE_SUITE: readonly QuestionEvaluee[] = [
  {
    q: 'Ma femme et moi, mariés, gagnons respectivement 41 000 € et 26 500 € net imposable. Pas d’enfants. Impôt ?',
    foyer: { situation: 'marie', declarant1: { salaires: 26_500 }, declarant2: { salaires: 41_000 } },
  },
  {
    q: 'Je touche 1 500 € de salaire net imposable et 400 € d’invalidité par mois (pension imposable, sans carte). Célibataire. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 18_000, pensions_retraite: 4800 } },
  },
  {
    q: 'Mon fils de 26 ans vit chez nous mais fait sa propre déclaration. Mariés, 36 000 € et 21 000 € net imposable. Notre impôt ?',
    foyer: { situation: 'marie', declarant1: { salaires: 36_000 }, declarant2: { salaires: 21_000 } },
  },
  {
    q: 'Célibataire, 1 900 € net imposable de janvier à juin par mois, puis 2 300 € par mois de juillet à décembre. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 25_200 } },
  },
  {
    q: 'Bonjour je suis facteur, 1 730 € net par mois, célibataire, je paye 45 € par mois de prélèvement à la source. Impôt annuel ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 20_760 } },
  },
  {
    q: 'Marié, je gagne 2 900 net imposable mensuels et ma femme est en congé parental non indemnisé. On a un bébé de 8 mois et une fille de 3 ans. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 34_800 },
      declarant2: {},
      // The baby was born in March 2026.
      enfants: [enfant(2022)],
    },
  },
  {
    q: 'On est pacsées, on a adopté un petit garçon de 5 ans. Ma conjointe gagne 27 500 € et moi 31 200 €, net imposable. Combien d’impôt ?',
    foyer: {
      situation: 'pacse',
      declarant1: { salaires: 31_200 },
      declarant2: { salaires: 27_500 },
      enfants: [enfant(2020)],
    },
  },
  {
    q: 'Je suis expert-comptable salarié, 55 000 € net imposable, célibataire, frais réels 7 200 €. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 55_000, frais_reels: 7200 } },
  },
  {
    q: 'Mon épouse déduit 4 100 € de frais réels, moi les 10 %. Elle 29 000 €, moi 35 000 € net imposable. Mariés sans enfant. Impôt total ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 35_000 },
      declarant2: { salaires: 29_000, frais_reels: 4100 },
    },
  },
  {
    q: 'Retraité depuis le 1er avril 2025, 64 ans : 9 300 € de salaire net imposable de janvier à mars puis 1 900 € de retraite par mois. Célibataire. Impôt ?',
    foyer: {
      situation: 'celibataire',
      declarant1: { salaires: 9300, pensions_retraite: 17_100 },
      annee_naissance_declarant1: 1961,
    },
  },
  {
    q: 'Mon papa, 76 ans, divorcé, touche 1 560 € de pension tous les mois. Est-il imposable ?',
    foyer: { situation: 'divorce', declarant1: { pensions_retraite: 18_720 }, annee_naissance_declarant1: 1949 },
  },
  {
    q: 'Architecte BNC au réel, bénéfice 61 000 €, mariée, mon mari prof 30 500 € net imposable, deux enfants 12 et 15 ans. IR ?',
    foyer: {
      situation: 'marie',
      declarant1: { bnc_reel: 61_000 },
      declarant2: { salaires: 30_500 },
      enfants: [enfant(2013), enfant(2010)],
    },
  },
  {
    q: 'célib, 2500 net imposable/mois, jai un chat et un appart de 40m2 a 700 e. cb dimpots',
    foyer: { situation: 'celibataire', declarant1: { salaires: 30_000 } },
  },
  {
    q: 'Chambres d’hôtes : 11 000 € de recettes en micro-BIC. Salaires : moi 28 000 €, mon mari 26 000 € net imposable. Mariés sans enfant. Impôt hors PS ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 28_000, micro_bic_tourisme_classe: 11_000 },
      declarant2: { salaires: 26_000 },
    },
  },
  {
    q: 'Je suis séparé, mes filles de 8 et 10 ans sont une semaine chez moi une semaine chez leur mère, je vis seul. 39 000 € net imposable. Impôt ?',
    foyer: {
      situation: 'divorce',
      declarant1: { salaires: 39_000 },
      enfants: [alterne(2017), alterne(2015)],
      parent_isole_T: true,
    },
  },
  {
    q: 'Je suis séparé, mes enfants de 8 et 10 ans vivent chez leur mère et je lui verse 600 € par mois de pension alimentaire. 39 000 € net imposable. Impôt ?',
    foyer: { situation: 'divorce', declarant1: { salaires: 39_000 }, pensions_alimentaires_autres: 7200 },
  },
  {
    q: 'Mariés, mon mari gagne le double de moi : moi 20 000 €, lui 40 000 €, net imposable. 1 enfant handicapé de 6 ans (CMI invalidité). Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 20_000 },
      declarant2: { salaires: 40_000 },
      enfants: [handicape(2019)],
    },
  },
  {
    q: 'Je touche l’AAH et ma femme 24 000 € net imposable. Mariés, j’ai la carte d’invalidité à 80 %. Impôt ?',
    foyer: { situation: 'marie', declarant1: {}, declarant2: { salaires: 24_000 }, invalidite_declarant1_P: true },
  },
  {
    q: 'Salaire 45 000 € net imposable, 2 000 € de dons à une association d’intérêt général et 500 € aux Restos du Cœur. Célibataire. Combien je paie ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 45_000 }, dons_66: 2000, dons_75: 500 },
  },
  {
    q: 'Couple marié 3 enfants (17, 14, 9 ans) : un au lycée, un au collège, le petit en CM1. 39 000 € + 35 000 € net imposable. Impôt après réduction scolarité ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 39_000 },
      declarant2: { salaires: 35_000 },
      enfants: [enfant(2008), enfant(2011), enfant(2016)],
      scolarite: { lycee: 1, college: 1 },
    },
  },
  {
    q: 'J’ai vendu des vêtements sur Vinted pour 900 €, salaire 26 000 € net imposable, célibataire. Mon impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 26_000 } },
  },
  {
    q: 'Mes revenus : salaires 32 000 €, revenus fonciers nets 4 000 € (réel), intérêts 600 €. Célibataire. IR hors PS ?',
    foyer: {
      situation: 'celibataire',
      declarant1: { salaires: 32_000 },
      revenus_fonciers_reel_net: 4000,
      interets: 600,
    },
  },
  {
    q: 'Combien un couple marié avec 58 000 € de revenus nets imposables et deux enfants paie-t-il ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 29_000 },
      declarant2: { salaires: 29_000 },
      enfants: [enfant(2015), enfant(2015)],
    },
  },
  {
    q: 'Je gagne 1 650 € net et mon mari 2 150 € net par mois, on a 13 mois chacun. Mariés, pas d’enfant. Impôt ?',
    foyer: { situation: 'marie', declarant1: { salaires: 21_450 }, declarant2: { salaires: 27_950 } },
  },
  {
    q: 'Étudiant salarié de 27 ans, 14 300 € net imposable en 2025, célibataire. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 14_300 } },
  },
  {
    q: 'Nounou à domicile : 9 000 € par an déclarés, un enfant de 2 ans. Mariés, 60 000 € et 55 000 € net imposable. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 60_000 },
      declarant2: { salaires: 55_000 },
      enfants: [enfant(2023)],
      emploi_domicile: 9000,
    },
  },
  {
    q: 'Je suis marié, mon épouse est décédée en 2021, j’ai encore un fils de 17 ans à charge. 43 000 € net imposable. Impôt ?',
    foyer: { situation: 'veuf', annee_deces_conjoint: 2021, declarant1: { salaires: 43_000 }, enfants: [enfant(2008)] },
  },
  {
    q: 'Célibataire, deux enfants de 4 et 6 ans à charge, en concubinage avec leur père. 26 000 € net imposable. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 26_000 }, enfants: [enfant(2021), enfant(2019)] },
  },
  {
    q: 'Mon conjoint et moi sommes mariés. J’ai perçu 13 200 € d’allocations chômage et 9 100 € de salaire, lui 33 800 €. Impôt ?',
    foyer: { situation: 'marie', declarant1: { salaires: 22_300 }, declarant2: { salaires: 33_800 } },
  },
  {
    q: 'Je vis au Lamentin en Martinique, marié, 45 000 € à moi, ma femme 20 000 €, net imposable, sans enfant. IR ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 45_000 },
      declarant2: { salaires: 20_000 },
      departement_outre_mer: 'guadeloupe_martinique_reunion',
    },
  },
  {
    q: 'Ma grand-mère de 90 ans, veuve, 1 900 € de retraite par mois, carte d’invalidité. Son impôt ?',
    foyer: {
      situation: 'veuf',
      declarant1: { pensions_retraite: 22_800 },
      annee_naissance_declarant1: 1935,
      invalidite_declarant1_P: true,
    },
  },
  {
    q: 'Monsieur 52 000, madame 0, 2 enfants 3 et 5 ans, mariés, net imposable. impôt',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 52_000 },
      declarant2: {},
      enfants: [enfant(2022), enfant(2020)],
    },
  },
  {
    q: 'Nous sommes retraités mariés, 66 et 71 ans, ma pension 25 000 € et la sienne 11 000 €. On loue un studio vide 4 800 € par an. Impôt hors PS ?',
    foyer: {
      situation: 'marie',
      declarant1: { pensions_retraite: 25_000 },
      declarant2: { pensions_retraite: 11_000 },
      annee_naissance_declarant1: 1959,
      annee_naissance_declarant2: 1954,
      micro_foncier_recettes: 4800,
    },
  },
  {
    q: 'Célibataire cadre 68 000 € net imposable. PER de 6 000 €, plafond de 6 500 € sur mon avis. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 68_000, per_versements: 6000, per_plafond: 6500 } },
  },
  {
    q: 'Pigiste en CDI 19 000 € net imposable plus 8 000 € d’honoraires micro-BNC. Célibataire. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 19_000, micro_bnc: 8000 } },
  },
  {
    q: 'Concubins, 2 enfants déclarés par moi (5 et 7 ans), 33 000 € net imposable. Mon compagnon déclare de son côté 28 000 €. Mon impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 33_000 }, enfants: [enfant(2020), enfant(2018)] },
  },
  {
    q: 'Je suis divorcé. Ma fille Chloé (14 ans) vit chez moi, mon fils Enzo (17 ans) chez sa mère à qui je verse 250 € par mois pour lui. Je vis seul avec Chloé. 44 000 € net imposable. Impôt ?',
    foyer: {
      situation: 'divorce',
      declarant1: { salaires: 44_000 },
      enfants: [enfant(2011)],
      parent_isole_T: true,
      pensions_alimentaires_autres: 3000,
    },
  },
  {
    q: 'On est mariés, on gagne à deux 4 800 € net imposable par mois, trois enfants de 2, 4 et 8 ans. Impôt ?',
    foyer: {
      situation: 'marie',
      declarant1: { salaires: 28_800 },
      declarant2: { salaires: 28_800 },
      enfants: [enfant(2023), enfant(2021), enfant(2017)],
    },
  },
];

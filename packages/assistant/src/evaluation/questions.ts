import { type QuestionEvaluee, alternes, couple, enfants, seul } from './foyers.ts';
import { CONVERSATIONS } from './questions-conversations.ts';

export const SALAIRES: readonly QuestionEvaluee[] = [
  {
    q: 'Bonjour, je suis célibataire et je perçois 2 800 € net imposable chaque mois. Quel est mon impôt ?',
    foyer: seul(33_600),
  },
  { q: 'célibataire sans enfants, salaire annuel 41.500 euros net imposable, mon impôt svp', foyer: seul(41_500) },
  { q: 'Mon salaire est de 3,2 k€ nets mensuels, célib, combien d’impôts ?', foyer: seul(38_400) },
  { q: 'Je touche vingt-neuf mille euros net imposable par an, célibataire. Impôt ?', foyer: seul(29_000) },
  {
    q: 'Combien vais-je payer d’impôt sur le revenu en 2026 ? Célibataire, net imposable 2025 : 37 450,60 €.',
    foyer: seul(37_450.6),
  },
  { q: 'J’ai gagné 3 000 € nets par mois de janvier à août 2025 puis rien. Célibataire.', foyer: seul(24_000) },
  {
    q: 'Mon bulletin de décembre indique un net imposable cumulé de 52 310 €. Je suis divorcé sans enfant. Combien d’impôt ?',
    foyer: seul(52_310, { situation: 'divorce' }),
  },
  { q: 'salaire 2 300 net / mois avec 13e mois, célibataire, impot ?', foyer: seul(29_900) },
  {
    q: 'Je suis cadre, 4 500 € net imposable par mois sur 12 mois, je vis seul sans enfant. Mon impôt ?',
    foyer: seul(54_000),
  },
  { q: 'Je suis seule, sans enfant, et mon net fiscal annuel est de 30 000 €. Combien je dois ?', foyer: seul(30_000) },
  {
    q: 'J’ai eu 18 000 € de salaires puis 9 000 € d’allocations chômage en 2025. Célibataire. Quel impôt ?',
    foyer: seul(27_000),
  },
  { q: 'non-marié, pas d’enfant, 44 k net imposable. Impôt ?', foyer: seul(44_000) },
  { q: 'Je gagne 45 000 € brut, soit 35 100 € net imposable. Célibataire. Mon impôt ?', foyer: seul(35_100) },
  { q: 'Célibataire, je gagne 30 000, non pardon 33 000 € net imposable. Impôt ?', foyer: seul(33_000) },
  { q: 'Quel impôt pour un célibataire qui déclare 25 000 € ?', foyer: seul(25_000) },
  { q: 'Un célibataire avec 100 000 euros de revenus nets imposables paie combien ?', foyer: seul(100_000) },
  { q: 'Impôt sur 60000 net imposable celibataire 0 enfant', foyer: seul(60_000) },
  {
    q: 'En 2024 j’ai perçu 36 000 € de salaire imposable. Célibataire. Combien ai-je payé en 2025 ?',
    annee: 2024,
    foyer: seul(36_000),
  },
  { q: 'Impôt 2024 d’un célibataire à 31 000 € net imposable ?', annee: 2023, foyer: seul(31_000) },
  {
    q: 'Pour ma déclaration 2023, célibataire, 28 500 € de net imposable, combien d’impôt ?',
    annee: 2022,
    foyer: seul(28_500),
  },
  {
    q: 'Je suis apprenti comptable en CDI, célibataire, 26 400 € net imposable. Je paierai quoi comme impôt ?',
    foyer: seul(26_400),
  },
];

export const COUPLES: readonly QuestionEvaluee[] = [
  {
    q: 'Mon épouse perçoit 2 100 € net par mois et moi 2 600 €. Nous avons un enfant. Quel impôt ?',
    foyer: couple(31_200, 25_200, { enfants: enfants(10) }),
  },
  { q: 'On est pacsés, je gagne 45 000 € et lui 38 000 €, net imposable. Impôt ?', foyer: couple(45_000, 38_000) },
  { q: 'Mariés sans enfant, 70 000 € net imposable à nous deux. Combien d’impôt ?', foyer: couple(35_000, 35_000) },
  {
    q: 'Nous gagnons chacun 32 000 € net imposable, mariés, 2 enfants de 4 et 8 ans. Impôt du foyer ?',
    foyer: couple(32_000, 32_000, { enfants: enfants(4, 8) }),
  },
  {
    q: 'Mon mari ne travaille pas, je gagne 58 000 € net imposable, 3 enfants. Combien d’impôt ?',
    foyer: couple(58_000, 0, { enfants: enfants(10, 10, 10) }),
  },
  {
    q: 'Je suis marié, ma femme est mère au foyer, j’ai 62 000 € de salaire net imposable et quatre enfants.',
    foyer: couple(62_000, 0, { enfants: enfants(9, 9, 9, 9) }),
  },
  {
    q: 'pacsée, 2 gosses, moi 2400 net par mois lui 1900 net par mois, combien dimpot',
    foyer: couple(28_800, 22_800, { enfants: enfants(9, 9) }),
  },
  { q: 'Couple pacsé : 51 200 € et 0 € de revenus. Pas d’enfant. Quel impôt ?', foyer: couple(51_200, 0) },
  {
    q: 'Nos salaires imposables sont de 40 000 et 36 000 euros, nous sommes mariés avec une fille de 15 ans au lycée et un garçon de 12 ans au collège.',
    foyer: couple(40_000, 36_000, { enfants: enfants(15, 12), scolarite: { lycee: 1, college: 1 } }),
  },
  {
    q: 'Ma conjointe et moi sommes mariés. Elle a 33 000 € de net imposable, j’en ai 47 000. Nos jumeaux ont 2 ans et la crèche nous a coûté 6 000 €.',
    foyer: couple(47_000, 33_000, { enfants: enfants(2, 2), garde_enfants: [3_000, 3_000] }),
  },
  {
    q: 'Monsieur : 39 000 € net imposable. Madame : 27 500 € net imposable. Mariés, un bébé né en 2025. Impôt ?',
    foyer: couple(39_000, 27_500, { enfants: enfants(0) }),
  },
  {
    q: 'Je suis mariée, mon mari gagne 55 000 € net imposable et moi je n’ai aucun revenu, deux enfants à charge. Impôt sur le revenu ?',
    foyer: couple(0, 55_000, { enfants: enfants(9, 9) }),
  },
  {
    q: 'Marié, 3 enfants dont un en garde alternée, salaires 48 000 € et 22 000 € nets imposables. Impôt ?',
    foyer: couple(48_000, 22_000, { enfants: [...enfants(10, 10), ...alternes(10)] }),
  },
  {
    q: 'Mariés, nous avons deux enfants : Léa, 17 ans, au lycée, et Tom, 20 ans, étudiant rattaché. Revenus nets imposables : 50 000 € et 28 000 €. Impôt ?',
    foyer: couple(50_000, 28_000, { enfants: enfants(17, 20), scolarite: { lycee: 1, superieur: 1 } }),
  },
];

export const SEULS_AVEC_ENFANTS: readonly QuestionEvaluee[] = [
  {
    q: 'Mère célibataire, je vis seule avec mes deux enfants, 34 000 € net imposable. Impôt ?',
    foyer: seul(34_000, { parent_isole_T: true, enfants: enfants(9, 9) }),
  },
  {
    q: 'Je suis parent isolé avec un enfant de 3 ans, 38 000 € net imposable et 2 400 € de nounou agréée. Impôt ?',
    foyer: seul(38_000, { parent_isole_T: true, enfants: enfants(3), garde_enfants: [2_400] }),
  },
  {
    q: 'Divorcé, garde alternée de ma fille de 10 ans, je vis seul, salaire net imposable 36 000 €.',
    foyer: seul(36_000, { situation: 'divorce', parent_isole_T: true, enfants: alternes(10) }),
  },
  {
    q: 'Veuf depuis 2019 avec 2 enfants à charge, je déclare 52 000 € net imposable. Mon impôt ?',
    foyer: { situation: 'veuf', declarant1: { salaires: 52_000 }, enfants: enfants(9, 9) },
  },
  {
    q: 'Séparé, mes enfants vivent chez leur mère, je verse 300 € par mois de pension alimentaire pour eux (mineurs). 37 000 € net imposable, je vis seul.',
    foyer: seul(37_000, { situation: 'divorce', pensions_alimentaires_autres: 3_600 }),
  },
  {
    q: 'J’élève seule mes trois enfants, salaire 46 000 € net imposable. Quel est mon impôt ?',
    foyer: seul(46_000, { parent_isole_T: true, enfants: enfants(9, 9, 9) }),
  },
];

export const RETRAITES: readonly QuestionEvaluee[] = [
  {
    q: 'Retraité célibataire de 68 ans, 1 950 € de pension par mois. Combien d’impôt ?',
    foyer: { situation: 'celibataire', annee_naissance_declarant1: 1957, declarant1: { pensions_retraite: 23_400 } },
  },
  {
    q: 'Nous sommes un couple de retraités mariés de 71 et 69 ans. Retraites : 28 000 € et 19 000 €. Impôt ?',
    foyer: {
      situation: 'marie',
      annee_naissance_declarant1: 1954,
      annee_naissance_declarant2: 1956,
      declarant1: { pensions_retraite: 28_000 },
      declarant2: { pensions_retraite: 19_000 },
    },
  },
  {
    q: 'Veuve, 80 ans, je touche 2 200 € de retraite par mois. Quel impôt sur le revenu ?',
    foyer: { situation: 'veuf', annee_naissance_declarant1: 1945, declarant1: { pensions_retraite: 26_400 } },
  },
  {
    q: 'Je suis retraité (66 ans) avec 24 000 € de pension, ma femme (58 ans) travaille encore et gagne 26 000 € net imposable. Mariés.',
    foyer: {
      situation: 'marie',
      annee_naissance_declarant1: 1959,
      annee_naissance_declarant2: 1967,
      declarant1: { pensions_retraite: 24_000 },
      declarant2: { salaires: 26_000 },
    },
  },
  {
    q: 'Célibataire, 63 ans, retraite de 31 000 € par an. Impôt ?',
    foyer: { situation: 'celibataire', annee_naissance_declarant1: 1962, declarant1: { pensions_retraite: 31_000 } },
  },
];

export const CHARGES: readonly QuestionEvaluee[] = [
  {
    q: 'Célibataire, 50 000 € net imposable, j’ai versé 4 000 € sur mon PER en 2025. Quel est mon impôt ?',
    foyer: seul(50_000, { declarant1: { salaires: 50_000, per_versements: 4_000 } }),
  },
  {
    q: 'Marié, deux enfants, 48 000 € et 30 000 € nets imposables. Nous avons donné 500 € au Secours populaire et 300 € à Greenpeace. Impôt ?',
    foyer: couple(48_000, 30_000, { enfants: enfants(9, 9), dons_75: 500, dons_66: 300 }),
  },
  {
    q: 'Célibataire 39 000 € net imposable, femme de ménage déclarée 2 600 € par an. Impôt après crédit ?',
    foyer: seul(39_000, { emploi_domicile: 2_600 }),
  },
  {
    q: 'Je suis célibataire, je gagne 42 000 € net imposable et mes frais réels s’élèvent à 7 500 €. Quel sera mon impôt si je les déduis ?',
    foyer: seul(42_000, { declarant1: { salaires: 42_000, frais_reels: 7_500 } }),
  },
  {
    q: 'Divorcée, vivant seule, 45 000 € net imposable ; je verse 500 € par mois à mon fils majeur étudiant non rattaché. Impôt ?',
    foyer: seul(45_000, { situation: 'divorce', pension_alimentaire_enfant_majeur: 6_000 }),
  },
  {
    q: 'Couple marié 44 000 € + 44 000 € nets imposables, 1 enfant de 4 ans, assistante maternelle 5 000 €, jardinier 1 200 €, don de 150 € à la Croix-Rouge. Impôt ?',
    foyer: couple(44_000, 44_000, {
      enfants: enfants(4),
      garde_enfants: [5_000],
      emploi_domicile: 1_200,
      dons_75: 150,
    }),
  },
];

export const AUTRES_REVENUS: readonly QuestionEvaluee[] = [
  {
    q: 'Graphiste en micro-entreprise (BNC), j’ai encaissé 30 000 € en 2025, célibataire. Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { micro_bnc: 30_000 } },
  },
  {
    q: 'Je suis plombier auto-entrepreneur, 52 000 € de chiffre d’affaires, célibataire sans enfant. Quel impôt ?',
    foyer: { situation: 'celibataire', declarant1: { micro_bic_services: 52_000 } },
  },
  {
    q: 'Célibataire, salaire 30 000 € net imposable et 8 000 € de recettes en profession libérale (micro). Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { salaires: 30_000, micro_bnc: 8_000 } },
  },
  {
    q: 'Célibataire, 33 000 € de salaire net imposable et 12 000 € de loyers d’un appartement loué vide au micro-foncier. Impôt hors prélèvements sociaux ?',
    foyer: seul(33_000, { micro_foncier_recettes: 12_000 }),
  },
  {
    q: 'Mariés, salaires 41 000 € et 29 000 € nets imposables, loyers 20 000 €, charges 8 000 € au réel. Impôt sur le revenu ?',
    foyer: couple(41_000, 29_000, { revenus_fonciers_reel_net: 12_000 }),
  },
  {
    q: 'Célibataire, 40 000 € net imposable plus 2 500 € de dividendes. Impôt sur le revenu total ?',
    foyer: seul(40_000, { dividendes: 2_500 }),
  },
  {
    q: 'J’ai 34 000 € de salaire net imposable, 600 € d’intérêts sur mon compte à terme, célibataire. Combien d’impôt ?',
    foyer: seul(34_000, { interets: 600 }),
  },
];

export const TOUTES: readonly QuestionEvaluee[] = [
  ...SALAIRES,
  ...COUPLES,
  ...SEULS_AVEC_ENFANTS,
  ...RETRAITES,
  ...CHARGES,
  ...AUTRES_REVENUS,
  ...CONVERSATIONS,
];

import type { FoyerPartiel } from '@francis/fiscal';
import type { QuestionEvaluee } from './foyers.ts';

const enfants = (...ages: number[]): NonNullable<FoyerPartiel['enfants']> =>
  ages.map((age) => ({ annee_naissance: 2025 - age, garde_alternee: false, invalide: false }));
const alternes = (n: number): NonNullable<FoyerPartiel['enfants']> =>
  Array.from({ length: n }, () => ({ annee_naissance: 2015, garde_alternee: true, invalide: false }));
const seul = (salaires: number, reste: FoyerPartiel = {}): FoyerPartiel => ({
  situation: 'celibataire',
  declarant1: { salaires },
  ...reste,
});
const couple = (a: number, b: number, reste: FoyerPartiel = {}): FoyerPartiel => ({
  situation: 'marie',
  declarant1: { salaires: a },
  declarant2: { salaires: b },
  ...reste,
});

/** A second set, written after the rules and kept apart from the first. */
export const SUITE: readonly QuestionEvaluee[] = [
  {
    q: 'J’ai perçu 27 800 € de salaire imposable en 2025, plus une prime de 1 500 € déjà comprise. Célibataire. Impôt ?',
    foyer: seul(27_800),
  },
  {
    q: 'Mon épouse est sans emploi et je déclare 47 000 €. Mariés, deux enfants de 12 et 16 ans. Quel impôt pour 2026 ?',
    foyer: couple(47_000, 0, { enfants: enfants(12, 16) }),
  },
  {
    q: 'Sur mon bulletin de décembre : net imposable annuel 29 640 €, brut 38 000 €. Je vis seul, sans enfant.',
    foyer: seul(29_640),
  },
  {
    q: 'Maman solo d’un bébé de 11 mois, je travaille pour 2 750 € net imposable par mois, je vis seule. Impôt ?',
    foyer: seul(33_000, { parent_isole_T: true, enfants: enfants(0) }),
  },
  {
    q: 'Nous avons 3 enfants dont un majeur de 19 ans étudiant rattaché, mariés, 55 000 et 35 000 euros net imposable',
    foyer: couple(55_000, 35_000, { enfants: enfants(9, 9, 19), scolarite: { superieur: 1 } }),
  },
  {
    q: 'Retraitée de 67 ans, célibataire, pension de 1 700 € nets par mois, je paye combien ?',
    foyer: { situation: 'celibataire', annee_naissance_declarant1: 1958, declarant1: { pensions_retraite: 20_400 } },
  },
  {
    q: 'Couple de retraités, 66 et 68 ans, 2 300 € et 1 700 € par mois de pension, mariés',
    foyer: {
      situation: 'marie',
      annee_naissance_declarant1: 1959,
      annee_naissance_declarant2: 1957,
      declarant1: { pensions_retraite: 27_600 },
      declarant2: { pensions_retraite: 20_400 },
    },
  },
  {
    q: 'Veuf, 70 ans, 26 000 € de retraite annuelle, pas d’enfant à charge, quel impôt sur le revenu ?',
    foyer: { situation: 'veuf', annee_naissance_declarant1: 1955, declarant1: { pensions_retraite: 26_000 } },
  },
  {
    q: 'J’ai donné 250 € à la SPA et 600 € au Secours catholique, célibataire, 29 000 € net imposable. Impôt après réduction ?',
    foyer: seul(29_000, { dons_66: 250, dons_75: 600 }),
  },
  {
    q: 'Couple, un enfant de 2 ans gardé en crèche (3 100 €), un emploi à domicile 2 000 €, salaires 47 000 € et 43 000 € nets imposables, mariés',
    foyer: couple(47_000, 43_000, { enfants: enfants(2), garde_enfants: [3_100], emploi_domicile: 2_000 }),
  },
  {
    q: 'Pacsés, deux enfants, l’un en terminale et l’autre en licence, 44 000 € et 36 000 € nets imposables, réduction scolarité comprise',
    foyer: couple(44_000, 36_000, { enfants: enfants(17, 17), scolarite: { lycee: 1, superieur: 1 } }),
  },
  {
    q: 'J’encaisse 7 200 € de loyers d’un appartement vide, micro-foncier, salaire 31 000 € net imposable, célibataire, impôt hors prélèvements sociaux',
    foyer: seul(31_000, { micro_foncier_recettes: 7_200 }),
  },
  {
    q: 'Loyers 18 000 €, intérêts d’emprunt et charges 21 000 €, au réel, salaires du couple marié 40 000 € et 35 000 € nets imposables, impôt ?',
    foyer: couple(40_000, 35_000, { deficit_foncier_imputable: 3_000 }),
  },
  {
    q: 'J’ai 2 appartements loués vides qui rapportent 18 000 € par an avec 6 000 € de charges et je gagne 40 000 € net imposable, célibataire',
    foyer: seul(40_000, { revenus_fonciers_reel_net: 12_000 }),
  },
  {
    q: 'Consultante en micro-BNC, 58 000 € de recettes, célibataire, un enfant à charge que j’élève seule',
    foyer: { situation: 'celibataire', declarant1: { micro_bnc: 58_000 }, parent_isole_T: true, enfants: enfants(9) },
  },
  {
    q: 'Coiffeuse en micro-entreprise, 45 000 € de chiffre d’affaires 2025, célibataire',
    foyer: { situation: 'celibataire', declarant1: { micro_bic_services: 45_000 } },
  },
  {
    q: 'Je vends des bijoux sur internet en micro-entreprise, CA 90 000 €, mariée, mon mari gagne 42 000 € net imposable, 2 enfants',
    foyer: {
      situation: 'marie',
      declarant1: { micro_bic_ventes: 90_000 },
      declarant2: { salaires: 42_000 },
      enfants: enfants(9, 9),
    },
  },
  {
    q: 'Veuve, ma fille de 9 ans est à ma charge, je déclare 45 000 € net imposable, mon mari est mort en 2022. Impôt ?',
    foyer: { situation: 'veuf', declarant1: { salaires: 45_000 }, enfants: enfants(9) },
  },
  {
    q: 'Quel impôt ai-je payé en 2024 sur mes revenus 2023 : marié, un enfant, 35 000 € et 28 000 € nets imposables ?',
    annee: 2023,
    foyer: couple(35_000, 28_000, { enfants: enfants(12) }),
  },
  {
    q: 'Impôt 2023 sur les revenus 2022, célibataire, 45 000 € de salaire net imposable ?',
    annee: 2022,
    foyer: seul(45_000),
  },
  { q: 'payé sur 14 mois, 2 100 € net imposable, célibataire, impôt ?', foyer: seul(29_400) },
  {
    q: 'Je verse 600 € par mois de pension alimentaire pour mes deux enfants mineurs, 52 000 € net imposable, divorcé, je vis seul',
    foyer: seul(52_000, { situation: 'divorce', pensions_alimentaires_autres: 7_200 }),
  },
  {
    q: 'Je suis divorcé, résidence alternée pour mes 3 enfants, je vis seul, 58 000 € net imposable',
    foyer: seul(58_000, { situation: 'divorce', parent_isole_T: true, enfants: alternes(3) }),
  },
  {
    q: 'Avec nos revenus de 36 000 € et 29 000 € (net imposable 2025), sachant que nous avons trois enfants et sommes pacsés, combien d’impôt ?',
    foyer: couple(36_000, 29_000, { enfants: enfants(9, 9, 9) }),
  },
  {
    q: 'Couple marié, quatre enfants, un seul revenu de 92 000 € net imposable. Impôt ?',
    foyer: couple(92_000, 0, { enfants: enfants(9, 9, 9, 9) }),
  },
  {
    q: 'Je suis invalide (carte CMI invalidité), mariée, mon mari gagne 40 000 € net imposable, moi 15 000 € de pension d’invalidité. Impôt ?',
    foyer: {
      situation: 'marie',
      invalidite_declarant1_P: true,
      declarant1: { pensions_retraite: 15_000 },
      declarant2: { salaires: 40_000 },
    },
  },
  {
    q: 'J’ai élevé seule mon enfant pendant plus de 5 ans (case L), je vis seule, 33 000 € net imposable',
    foyer: seul(33_000, { case_L: true }),
  },
  {
    q: 'Bonsoir, mon conjoint et moi sommes pacsés depuis 2018. J’ai déclaré 31 400 € et lui 27 900 € (net imposable). Une petite fille de 2 ans, 2 800 € de crèche. Que devons-nous ?',
    foyer: couple(31_400, 27_900, { enfants: enfants(2), garde_enfants: [2_800] }),
  },
  {
    q: 'J’suis mariée, j’ai 3 enfants, mon mari bosse pas, jtouche 5100 net imposable par mois, cb d’impots ?',
    foyer: couple(61_200, 0, { enfants: enfants(9, 9, 9) }),
  },
  {
    q: 'Je suis papa solo de deux ados au lycée, 3 400 € nets par mois. Impôts ?',
    foyer: seul(40_800, { parent_isole_T: true, enfants: enfants(16, 16), scolarite: { lycee: 2 } }),
  },
  {
    q: 'euh bonjour alors moi je suis retraitée euh j’ai soixante-douze ans je touche mille neuf cents euros par mois et je suis veuve, combien je vais payer',
    foyer: { situation: 'veuf', annee_naissance_declarant1: 1953, declarant1: { pensions_retraite: 22_800 } },
  },
  {
    q: 'Mon salaire net mensuel avant prélèvement à la source est de 2 700 €, célibataire. Impôt annuel ?',
    foyer: seul(32_400),
  },
  {
    q: 'Mon net à payer est de 2 300 € mais mon net imposable mensuel est de 2 650 €. Célibataire, combien d’impôt ?',
    foyer: seul(31_800),
  },
  {
    q: 'Je suis au forfait cadre, 65 k annuels net imposable, pacsé, madame 35k, 2 enfants 5 et 8 ans',
    foyer: couple(65_000, 35_000, { enfants: enfants(5, 8) }),
  },
  {
    q: 'pouvez vous calculer mon impôt : situation mariée ; enfants 2 ; revenu déclarant 1 : 34 000 € ; revenu déclarant 2 : 29 000 €',
    foyer: couple(34_000, 29_000, { enfants: enfants(9, 9) }),
  },
  {
    q: 'Ma nounou agréée m’a coûté 3 900 € pour mon bébé né en 2024. Couple marié 43 000 € / 31 000 € net imposable.',
    foyer: couple(43_000, 31_000, { enfants: enfants(1), garde_enfants: [3_900] }),
  },
  {
    q: 'J’ai vendu des actions avec 6 000 € de plus-value, salaire 40 000 € net imposable, célibataire. Impôt sur le revenu ?',
    foyer: seul(40_000, { plus_values_mobilieres: 6_000 }),
  },
];

import { type QuestionEvaluee, a, alternes, couple, enfant, enfants, seul, u } from './foyers.ts';

const divorce = (salaires: number, reste: QuestionEvaluee['foyer'] = {}): QuestionEvaluee['foyer'] =>
  seul(salaires, { situation: 'divorce', ...reste });

/** Whose income, whose child, whose flat: what the words around an amount say of other people. */
export const PROCHES: readonly QuestionEvaluee[] = [
  // Files alone: single.
  {
    q: 'Je ne suis plus rattaché à mes parents, j’ai gagné 22 400 € net imposable en 2025, sans enfant. Combien vais-je payer ?',
    foyer: seul(22_400),
  },
  {
    q: 'Doctorante, je remplis ma propre déclaration, aucune personne à charge, 20 900 € net imposable. Je dois quelque chose ?',
    foyer: seul(20_900),
  },
  { q: 'j’ai 24 ans seul pas d’enfant 27 300 net imposable par an ça fait combien d’impôt', foyer: seul(27_300) },
  // The year of the incomes.
  { q: 'Combien d’impôt sur 2024 pour un célibataire à 31 000 € net imposable ?', annee: 2024, foyer: seul(31_000) },
  {
    q: 'Mariés sans enfant, 34 000 € et 27 000 € net imposable : quel impôt au titre de 2025 ?',
    foyer: couple(34_000, 27_000),
  },
  { q: 'Impôt 2025, célibataire, 31 000 € net imposable ?', annee: 2024, foyer: seul(31_000) },
  { q: 'Impôt 2025, célibataire, 31 000 € net imposable ?', annee: 2025, foyer: seul(31_000) },
  // Somebody told of.
  {
    q: 'Question de voisinage : il est célibataire, gagne 34 100 € net imposable et a 5 200 € de frais réels. Son impôt ?',
    foyer: seul(34_100, { declarant1: { salaires: 34_100, frais_reels: 5200 } }),
  },
  {
    q: 'Elle est veuve, 79 ans, 23 400 € de pensions, elle emploie une aide à domicile pour 5 000 € par an. Combien paie-t-elle ?',
    foyer: {
      situation: 'veuf',
      declarant1: { pensions_retraite: 23_400 },
      annee_naissance_declarant1: 1946,
      emploi_domicile: 5000,
    },
  },
  {
    q: 'Il est divorcé, il touche 29 300 € net imposable et verse 180 € par mois de pension alimentaire pour son fils qui vit chez la mère. Quel impôt pour lui ?',
    foyer: divorce(29_300, { pensions_alimentaires_autres: 2160 }),
  },
  {
    q: 'Un collègue célibataire touche 3 400 € net imposable par mois et paie 420 € par mois de pension alimentaire à son ex pour deux enfants. Impôt du collègue ?',
    foyer: seul(40_800, { pensions_alimentaires_autres: 5040 }),
  },
  // Childcare is no wage.
  {
    q: 'Nous avons payé 4 200 € de crèche pour notre fille (1 an), mariés, 44 000 € et 29 000 € net imposable. Impôt ?',
    foyer: couple(44_000, 29_000, { enfants: enfants(1), garde_enfants: [4200] }),
  },
  {
    q: 'Finalement la nounou du petit (2 ans) nous est revenue à 1 800 €, net de la CAF',
    historique: [u('Pacsés, un enfant, 33 000 € et 30 000 € net imposable, impôt ?'), a('…')],
    foyer: couple(33_000, 30_000, { enfants: enfants(2), garde_enfants: [1800] }),
  },
  {
    q: '5 900 euros de frais de garde pour nos deux jumeaux de 18 mois, pacsés, 33 000 et 35 000 net imposable, impôt ?',
    foyer: couple(33_000, 35_000, { enfants: enfants(1, 1), garde_enfants: [2950, 2950] }),
  },
  // A tenant, a pupil or a place of work is no child.
  {
    q: 'Je loue une chambre meublée chez moi à une étudiante 450 € par mois, micro-BIC, et je gagne 31 200 € net imposable, célibataire. Impôt ?',
    foyer: seul(31_200, { declarant1: { salaires: 31_200, lmnp_micro: 5400 } }),
  },
  {
    q: 'Mon T2 est loué vide à deux étudiants, 7 800 € de loyers. Divorcé sans enfant, 36 000 € net imposable. Impôt ?',
    foyer: divorce(36_000, { micro_foncier_recettes: 7800 }),
  },
  { q: 'J’enseigne au lycée et mon salaire net imposable est de 32 600 €. Célibataire. Impôt ?', foyer: seul(32_600) },
  {
    q: 'Mariés, trois enfants au collège, au lycée et à la fac (12, 16 et 19 ans), 42 000 € et 36 000 € net imposable. Impôt ?',
    foyer: couple(42_000, 36_000, { enfants: enfants(12, 16, 19), scolarite: { college: 1, lycee: 1, superieur: 1 } }),
  },
  {
    q: 'Psychologue en micro-BNC depuis deux ans, célibataire, mes patients m’ont réglé 47 000 € l’an dernier (2025). Impôt ?',
    foyer: { situation: 'celibataire', declarant1: { micro_bnc: 47_000 } },
  },
  // Another way of letting.
  {
    q: 'Et si je louais plutôt en meublé ?',
    historique: [u('Célibataire, 35 000 € net imposable et 7 200 € de loyers d’une location nue. Impôt ?'), a('…')],
    foyer: seul(35_000, { declarant1: { salaires: 35_000, lmnp_micro: 7200 } }),
  },
  {
    q: 'Et si c’était du Airbnb non classé, 11 000 € de recettes, au lieu du bail à l’année ?',
    historique: [
      u(
        'Divorcée sans enfant, 38 000 € net imposable, studio meublé loué à l’année 8 400 € de recettes en micro-BIC. Impôt ?',
      ),
      a('…'),
    ],
    foyer: divorce(38_000, { declarant1: { salaires: 38_000, micro_bic_tourisme_non_classe: 11_000 } }),
  },
  {
    q: 'Loyers d’un Airbnb classé 14 000 €, salaire 29 000 € net imposable, célibataire. Impôt sur le revenu ?',
    foyer: seul(29_000, { declarant1: { salaires: 29_000, micro_bic_tourisme_classe: 14_000 } }),
  },
  // Maintenance to a grown child.
  {
    q: 'Ma fille de 24 ans fait sa propre déclaration, je lui ai envoyé 5 400 € en 2025. Je suis divorcé, 58 000 € net imposable. Impôt ?',
    foyer: divorce(58_000, { pension_alimentaire_enfant_majeur: 5400 }),
  },
  {
    q: 'Nous avons aidé notre fils majeur en lui payant son loyer, 7 200 € sur l’année. Mariés, 70 000 € et 35 000 € net imposable. Impôt ?',
    foyer: couple(70_000, 35_000, { pension_alimentaire_enfant_majeur: 7200 }),
  },
  // Somebody who files apart.
  {
    q: 'Divorcée sans enfant, 30 000 € net imposable. Mon ex-mari gagne 45 000 €. Mon impôt ?',
    foyer: divorce(30_000),
  },
  {
    q: 'Mon ex me verse 350 € par mois pour notre fille de 8 ans qui vit avec moi. Divorcée, je vis seule, 26 000 € net imposable. Impôt ?',
    foyer: divorce(26_000, {
      declarant1: { salaires: 26_000, pensions_retraite: 4200 },
      enfants: [enfant(2017)],
      parent_isole_T: true,
    }),
  },
  {
    q: 'Et si on divorçait, moi avec les enfants ?',
    historique: [u('Mariés, 40 000 € et 30 000 € net imposable, 2 enfants de 5 et 8 ans. Impôt ?'), a('…')],
    foyer: divorce(40_000, { enfants: enfants(5, 8), parent_isole_T: true }),
  },
  {
    q: 'Marié, ma femme est en congé parental sans revenu, 54 000 € net imposable, enfants de 1, 3 et 6 ans. Impôt ?',
    foyer: couple(54_000, 0, { enfants: enfants(1, 3, 6) }),
  },
  // A part of a month, exempt amounts, one more income.
  {
    q: 'Je travaille depuis le 15 mai, 2 600 € net imposable par mois, célibataire sans enfant. Impôt ?',
    foyer: seul(19_500),
  },
  {
    q: 'Chauffeur routier, 2 300 € net par mois plus 450 € de frais de déplacement non imposables, célibataire. Impôt ?',
    foyer: seul(27_600),
  },
  {
    q: 'Ah, j’avais oublié 6 000 € d’indemnités chômage',
    historique: [u('Je vis seul sans enfant, 19 000 € de salaire net imposable. Impôt ?'), a('…')],
    foyer: seul(25_000),
  },
  {
    q: 'Nous avons fait 2 000 € de dons à une association d’intérêt général, mariés, 55 000 € et 47 000 € net imposable. Impôt ?',
    foyer: couple(55_000, 47_000, { dons_66: 2000 }),
  },
  {
    q: 'Hello, I am single, no kids, net imposable 32 800 € in 2025. How much income tax in France?',
    foyer: seul(32_800),
  },
  {
    q: 'Séparé, mes jumelles de 9 ans en garde alternée, je vis seul, 47 000 € net imposable. Impôt ?',
    foyer: divorce(47_000, { enfants: alternes(9, 9), parent_isole_T: true }),
  },
  {
    q: 'J’ai deux employeurs : 14 300 € et 11 200 € net imposable. Célibataire. Impôt ?',
    foyer: seul(25_500),
  },
  {
    q: 'Mariés, famille recomposée : mes deux filles (10, 13 ans) à temps plein, son fils de 7 ans en alternée. 39 000 € et 36 000 € net imposable. Impôt ?',
    foyer: couple(39_000, 36_000, { enfants: [...enfants(10, 13), ...alternes(7)] }),
  },
  {
    q: 'Notre fille a 19 ans, elle est étudiante. Mariés, 45 000 € et 32 000 € net imposable. Impôt ?',
    foyer: couple(45_000, 32_000, { enfants: enfants(19), scolarite: { superieur: 1 } }),
  },
  {
    q: 'Papa divorcé, résidence alternée pour Léo 4 ans, je vis seul, 28 000 € net imposable, 1 600 € de crèche pour ma part. Impôt ?',
    foyer: divorce(28_000, { enfants: alternes(4), parent_isole_T: true, garde_enfants_alternee: [1600] }),
  },
];

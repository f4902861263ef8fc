import { type QuestionEvaluee, a, couple, enfants, seul, u } from './foyers.ts';

export const CONVERSATIONS: readonly QuestionEvaluee[] = [
  {
    q: 'non, plutôt 40 000',
    historique: [u('Célibataire, 36 000 € net imposable, combien d’impôt ?'), a('Votre impôt est de 2 824 €.')],
    foyer: seul(40_000),
  },
  {
    q: 'Et avec deux enfants ?',
    historique: [
      u('On est mariés, 45 000 € et 30 000 € net imposable, quel impôt ?'),
      a('Votre impôt est de 4 000 €.'),
    ],
    foyer: couple(45_000, 30_000, { enfants: enfants(9, 9) }),
  },
  {
    q: 'Et si j’étais marié avec une femme sans revenu ?',
    historique: [u('Célibataire, 46 000 € net imposable, combien d’impôt ?'), a('…')],
    foyer: couple(46_000, 0),
  },
  {
    q: 'Je suis célibataire.',
    historique: [u('Je gagne 35 000 € net imposable, combien d’impôt ?'), a('Quelle est votre situation de famille ?')],
    foyer: seul(35_000),
  },
  {
    q: 'Elle gagne 24 000 €',
    historique: [
      u('Je suis marié et je gagne 41 000 € net imposable. Mon impôt ?'),
      a('Quel est le revenu de votre conjoint ?'),
    ],
    foyer: couple(41_000, 24_000),
  },
  {
    q: 'et pour les revenus 2024 ?',
    historique: [u('Célibataire, 36 000 € net imposable, combien d’impôt ?'), a('…')],
    annee: 2024,
    foyer: seul(36_000),
  },
  {
    q: '28 500 €',
    historique: [u('Célibataire, combien d’impôt ?'), a('Quel est votre revenu net imposable ?')],
    foyer: seul(28_500),
  },
  {
    q: 'Quel est mon impôt ?',
    profil: { situation_familiale: 'Célibataire', revenus_salaires: 38_000 },
    foyer: seul(38_000),
  },
  {
    q: 'Combien d’impôt vais-je payer ?',
    profil: { situation_familiale: 'pacs', nombre_enfants: '2', revenus_salaires: 42_000, revenu_conjoint: 31_000 },
    foyer: couple(42_000, 31_000, { enfants: enfants(9, 9) }),
  },
];

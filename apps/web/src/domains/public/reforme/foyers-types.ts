import { completerFoyer } from '@francis/fiscal';

const enfants = (annee: number, nombre: number) =>
  Array.from({ length: nombre }, () => ({ annee_naissance: annee - 9, garde_alternee: false, invalide: false }));

/**
 * Households written for this page, after nobody: each stands for a case, not for a share of the population. From the
 * lowest wages to the highest, alone and in couple, with children and without, at work and retired.
 */
export const foyersTypes = (annee: number) => [
  {
    nom: 'Personne seule, 18\u202f000\u00a0€ de salaire',
    foyer: completerFoyer({ situation: 'celibataire', declarant1: { salaires: 18_000 } }),
  },
  {
    nom: 'Personne seule, 30\u202f000\u00a0€ de salaire',
    foyer: completerFoyer({ situation: 'celibataire', declarant1: { salaires: 30_000 } }),
  },
  {
    nom: 'Parent isolé, un enfant, 45\u202f000\u00a0€',
    foyer: completerFoyer({
      situation: 'celibataire',
      parent_isole_T: true,
      declarant1: { salaires: 45_000 },
      enfants: enfants(annee, 1),
    }),
  },
  {
    nom: 'Couple sans enfant, 30\u202f000 et 22\u202f000\u00a0€',
    foyer: completerFoyer({ situation: 'marie', declarant1: { salaires: 30_000 }, declarant2: { salaires: 22_000 } }),
  },
  {
    nom: 'Couple, deux enfants, 36\u202f000 et 28\u202f000\u00a0€',
    foyer: completerFoyer({
      situation: 'marie',
      declarant1: { salaires: 36_000 },
      declarant2: { salaires: 28_000 },
      enfants: enfants(annee, 2),
    }),
  },
  {
    nom: 'Couple, trois enfants, 60\u202f000 et 45\u202f000\u00a0€',
    foyer: completerFoyer({
      situation: 'marie',
      declarant1: { salaires: 60_000 },
      declarant2: { salaires: 45_000 },
      enfants: enfants(annee, 3),
    }),
  },
  {
    nom: 'Couple de retraités, 30\u202f000 et 20\u202f000\u00a0€ de pensions',
    foyer: completerFoyer({
      situation: 'marie',
      declarant1: { pensions_retraite: 30_000 },
      declarant2: { pensions_retraite: 20_000 },
    }),
  },
  {
    nom: 'Personne seule, 120\u202f000\u00a0€ de salaire',
    foyer: completerFoyer({ situation: 'celibataire', declarant1: { salaires: 120_000 } }),
  },
];

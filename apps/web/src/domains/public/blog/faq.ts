import { euros } from './chiffres.ts';

export const FAQ = [
  {
    question: 'L’optimisation fiscale est-elle légale\u202f?',
    reponse:
      'Choisir entre deux régimes que la loi ouvre est légal. Cacher un revenu, inventer une charge ou monter une opération dans le seul but d’éluder l’impôt ne l’est pas.',
  },
  {
    question: 'Jusqu’à quand agir pour l’impôt sur les revenus 2025\u202f?',
    reponse:
      'La plupart des leviers se décidaient avant le 31 décembre 2025. Restent ceux de la déclaration\u202f: option pour le barème, frais réels, rattachement d’un enfant, plafonds mis en commun, et la déclaration corrective.',
  },
  {
    question: 'Les réductions d’impôt sont-elles plafonnées\u202f?',
    reponse: `Oui. Le total des avantages soumis au plafond global ne dépasse pas ${euros('ir.niches.plafond')} par an. Les dons et le versement sur un PER n’y entrent pas.`,
  },
  {
    question: 'Ces articles remplacent-ils un conseil\u202f?',
    reponse:
      'Non. Ils disent la règle et un exemple. Votre situation peut en appeler une autre\u202f: posez la question avec vos montants, ou consultez un professionnel avant une décision qui engage.',
  },
] as const;

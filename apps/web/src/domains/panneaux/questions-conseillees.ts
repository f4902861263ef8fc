import type { Profil } from '@francis/contract';

type De<K extends keyof Profil> = NonNullable<Profil[K]>;

const PAR_OBJECTIF: Readonly<Record<De<'objectifs'>, Readonly<Record<De<'niveau_connaissance'>, readonly string[]>>>> =
  {
    comprendre: {
      debutant: [
        'Comment se calcule l’impôt sur le revenu\u202f?',
        'Qu’est-ce que la tranche marginale d’imposition\u202f?',
      ],
      intermediaire: ['Qu’est-ce que la décote\u202f?', 'Comment fonctionne le quotient familial\u202f?'],
      avance: ['Comment est plafonné l’avantage du quotient familial\u202f?', 'Comment fonctionne la CEHR\u202f?'],
    },
    verifier: {
      debutant: [
        'Comment lire mon avis d’imposition\u202f?',
        'Que dois-je vérifier dans ma déclaration préremplie\u202f?',
      ],
      intermediaire: [
        'Comment corriger une déclaration déjà envoyée\u202f?',
        'Frais réels ou abattement de 10\u00a0%\u202f?',
      ],
      avance: ['Faut-il opter pour le barème sur mes dividendes\u202f?', 'Comment imputer un déficit foncier\u202f?'],
    },
    optimiser: {
      debutant: ['Quels dons réduisent mon impôt\u202f?', 'Quel crédit d’impôt pour un emploi à domicile\u202f?'],
      intermediaire: ['Combien puis-je verser sur un PER\u202f?', 'Micro-foncier ou régime réel\u202f?'],
      avance: [
        'Quel est le plafond global des niches fiscales\u202f?',
        'Location meublée\u202f: micro-BIC ou réel\u202f?',
      ],
    },
    transmettre: {
      debutant: ['Combien puis-je donner à un enfant sans droits\u202f?', 'Qui paie les droits de succession\u202f?'],
      intermediaire: [
        'Qu’est-ce qu’un don familial de somme d’argent\u202f?',
        'Comment est taxée l’assurance-vie au décès\u202f?',
      ],
      avance: [
        'Comment se calcule la nue-propriété d’un bien donné\u202f?',
        'Comment fonctionne le rappel fiscal des donations\u202f?',
      ],
    },
  };

/** What to ask first: by goal and level, then what whoever never filed a return should know. */
export const questionsPour = (
  niveau: De<'niveau_connaissance'>,
  experience: De<'experience_fiscale'>,
  objectif: De<'objectifs'>,
): readonly string[] => [
  ...PAR_OBJECTIF[objectif][niveau],
  ...(experience === 'aucune' ? ['Quelle est la date limite pour déclarer ses revenus\u202f?'] : []),
  ...(experience === 'declaration_complexe' ? ['Quels justificatifs dois-je garder, et combien de temps\u202f?'] : []),
];

import type {
  ActivitePrincipale,
  Profil,
  ResidenceFiscale,
  RevenuComplementaire,
  SituationPatrimoine,
  StatutJuridique,
} from '@francis/contract';

/** What an answer says of the person, whatever the question. */
export type Etiquette =
  | 'salarie'
  | 'dirigeant_IS'
  | 'independant'
  | 'retraite'
  | 'investisseur'
  | 'investisseur_immobilier'
  | 'expatrie';

export interface Option<V extends string = string> {
  readonly valeur: V;
  readonly libelle: string;
  readonly etiquettes: readonly Etiquette[];
}

interface QuestionDe<Id extends string, V extends string> {
  readonly id: Id;
  readonly question: string;
  readonly aide: string;
  /** Several answers, which a button confirms; otherwise one, which moves on by itself. */
  readonly plusieurs: boolean;
  readonly options: readonly Option<V>[];
}

export type Question =
  | QuestionDe<'activite_principale', ActivitePrincipale>
  | QuestionDe<'revenus_complementaires', RevenuComplementaire>
  | QuestionDe<'statuts_juridiques', StatutJuridique>
  | QuestionDe<'residence_fiscale', ResidenceFiscale>
  | QuestionDe<'patrimoine_situation', SituationPatrimoine>;
export type IdQuestion = Question['id'];

const o = <const V extends string>(valeur: V, libelle: string, ...etiquettes: readonly Etiquette[]): Option<V> => ({
  valeur,
  libelle,
  etiquettes,
});

export const QUESTIONS: readonly Question[] = [
  {
    id: 'activite_principale',
    question: 'Quelle est votre activité principale\u202f?',
    aide: 'Elle dit comment votre revenu est imposé.',
    plusieurs: false,
    options: [
      o('salarie_cdi', 'Salarié en CDI', 'salarie'),
      o('fonctionnaire', 'Fonctionnaire', 'salarie'),
      o('dirigeant_sasu', 'Dirigeant de SASU ou de SAS', 'dirigeant_IS'),
      o('dirigeant_sarl', 'Dirigeant de SARL', 'dirigeant_IS'),
      o('autoentrepreneur', 'Auto-entrepreneur', 'independant'),
      o('profession_liberale', 'Profession libérale', 'independant'),
      o('retraite', 'Retraité', 'retraite'),
      o('sans_activite', 'Sans activité'),
    ],
  },
  {
    id: 'revenus_complementaires',
    question: 'Avez-vous d’autres revenus\u202f?',
    aide: 'Plusieurs réponses possibles.',
    plusieurs: true,
    options: [
      o('immobilier_locatif', 'Immobilier locatif', 'investisseur_immobilier'),
      o('dividendes', 'Dividendes', 'investisseur'),
      o('plus_values', 'Plus-values', 'investisseur'),
      o('crypto', 'Cryptoactifs', 'investisseur'),
      o('scpi', 'SCPI', 'investisseur_immobilier'),
      o('lmnp', 'Location meublée (LMNP)', 'investisseur_immobilier'),
      o('aucun', 'Aucun'),
    ],
  },
  {
    id: 'statuts_juridiques',
    question: 'Détenez-vous une société\u202f?',
    aide: 'Plusieurs réponses possibles.',
    plusieurs: true,
    options: [
      o('SASU', 'SASU', 'dirigeant_IS'),
      o('SARL', 'SARL', 'dirigeant_IS'),
      o('SCI', 'SCI', 'investisseur_immobilier'),
      o('holding', 'Holding', 'dirigeant_IS', 'investisseur'),
      o('EURL', 'EURL', 'independant'),
      o('aucune', 'Aucune'),
    ],
  },
  {
    id: 'residence_fiscale',
    question: 'Où est votre résidence fiscale\u202f?',
    aide: 'Là où vous vivez et déclarez vos revenus.',
    plusieurs: false,
    options: [
      o('france', 'France métropolitaine'),
      o('dom_tom', 'Outre-mer (DOM-TOM)'),
      o('portugal', 'Portugal', 'expatrie'),
      o('belgique', 'Belgique', 'expatrie'),
      o('suisse', 'Suisse', 'expatrie'),
      o('luxembourg', 'Luxembourg', 'expatrie'),
      o('autre_ue', 'Autre pays de l’Union européenne', 'expatrie'),
      o('hors_ue', 'Hors de l’Union européenne', 'expatrie'),
    ],
  },
  {
    id: 'patrimoine_situation',
    question: 'Où en est votre patrimoine\u202f?',
    aide: 'La réponse qui vous ressemble le plus.',
    plusieurs: false,
    options: [
      o('primo_accedant', 'J’achète pour la première fois'),
      o('proprietaire_rp', 'Propriétaire de ma résidence principale'),
      o('multi_proprietaire', 'Propriétaire de plusieurs biens', 'investisseur_immobilier'),
      o('patrimoine_important', 'Patrimoine de plus d’un million d’euros', 'investisseur'),
      o('ifi_concerne', 'Redevable de l’IFI', 'investisseur_immobilier'),
      o('locataire', 'Locataire'),
    ],
  },
];

export const NOMS_ETIQUETTES: Readonly<Record<Etiquette, string>> = {
  salarie: 'salarié',
  dirigeant_IS: 'dirigeant de société à l’IS',
  independant: 'indépendant',
  retraite: 'retraité',
  investisseur: 'investisseur',
  investisseur_immobilier: 'investisseur immobilier',
  expatrie: 'expatrié',
};

/** What the stored answers say of the person, each once, in the order of the questions. */
export function etiquettesDe(profil: Profil): Etiquette[] {
  const trouvees = QUESTIONS.flatMap((question) => {
    const reponse = profil[question.id];
    const choisies: readonly string[] = Array.isArray(reponse) ? reponse : reponse ? [reponse] : [];
    return question.options.filter(({ valeur }) => choisies.includes(valeur)).flatMap(({ etiquettes }) => etiquettes);
  });
  return [...new Set(trouvees)];
}

import { notion } from './concept.ts';

/** Words of an answer given aloud to a question that was just asked. */
export const REPONSES_DITES = [
  notion(
    'oui',
    'oui',
    'ouais|tout a fait|bien sur|absolument|exactement|effectivement|je le suis|nous le sommes|on l est',
  ),
  notion('non', 'non', 'pas du tout|absolument pas|nan|negatif'),
  notion('proprietaire', 'propriétaire', 'proprietaires|ma maison est a moi|je l ai achetee|nous l avons achetee'),
  notion(
    'locataire',
    'locataire',
    'locataires|en location|je loue|on loue|nous louons|je paie un loyer|je paye un loyer',
  ),
  notion('heberge', 'hébergé', 'hebergee|heberges|chez mes parents|loge gratuitement|logement de fonction'),
  notion(
    'bailleur',
    'bailleur',
    'je loue a|on loue a|nous louons a|je le loue|je la loue|mes locataires|mon locataire',
  ),
  notion('un', 'un', 'une|un seul|une seule|un enfant|une fille|un fils|un garcon|un bebe'),
  notion('aucun', 'aucun', 'aucune|zero|pas d enfant|pas d enfants|sans enfant|sans enfants'),
  notion('ne', 'né', 'nee|naissance'),
  notion('nous_deux', 'à nous deux', 'a deux|au total|en tout|pour le couple|pour le foyer|ensemble|du foyer'),
];

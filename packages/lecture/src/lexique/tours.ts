import { notion } from './concept.ts';

/** Words that add to what was said before: they replace nothing. */
export const AJOUTS = [
  notion(
    'ajout',
    'en plus',
    'aussi|egalement|de plus|avais oublie|avais oubliee|ai oublie|a oublie|as oublie|avez oublie|j oubliais|oubliais|oubliez pas|n etait pas compte|n etait pas comptee|n etaient pas comptes|n etaient pas comptees|pas ete compte|pas ete comptee|rajoute|rajouter|ajoute|ajouter|s ajoute|s ajoutent|y compris',
  ),
] as const;

/** First words of a turn that goes on from a try instead of leaving it. */
export const CUMULS = [
  notion(
    'cumul',
    'et en plus',
    'en plus|en plus de ca|en plus de cela|et en plus de ca|et en plus de cela|et aussi|aussi|et egalement|egalement|et avec ca|avec ca|et avec cela|et toujours avec ca|en gardant ca|en gardant cela|et en gardant ca|garde ca|gardez ca|gardons ca|garde cela|gardez cela|gardons cela|garde cet essai|gardons cet essai|gardez cet essai|on garde ca|on garde cela|ok garde ca|garde ca et|gardez ca et|gardons ca et|on garde ca et|garde cela et|garde cet essai et|ok garde ca et',
  ),
] as const;

/** Words by which one value takes the place of another. */
export const REMPLACEMENTS = [
  notion(
    'remplacement',
    'au lieu de',
    'et pas|et non|a la place|plutot|en fait|en realite|finalement|tout compte fait|me suis trompe|me suis trompee|s est trompe|on s est trompes|montait|monte a|montent a|passait|passe a|passais|passerait|baissait|baisse a|tombait|tombe a|augmentait a|c est plus|ce n est pas|c etait|c est|pardon|correction|rectification|erreur|je corrige|je voulais dire|exactement|non',
  ),
] as const;

/** Who comes into a household or leaves it: what is told of them takes no place of what was told. */
export const ARRIVEES = [
  notion(
    'arrivee',
    'se pacser',
    'pacse|pacser|pacsait|pacsons|pacs|pacsais|marie|marier|mariage|mariait|marions|epouse|divorce|divorcer|separe|separer|qui gagne|qui touche|qui percoit|qui a un salaire|emmenage|s installe|vit avec|vis avec|habite avec',
  ),
] as const;

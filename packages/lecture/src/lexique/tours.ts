import { notion } from './concept.ts';

/** Words that add to what was said before: they replace nothing. */
export const AJOUTS = [
  notion(
    'ajout',
    'en plus',
    'aussi|egalement|de plus|avais oublie|avais oubliee|ai oublie|a oublie|as oublie|avez oublie|j oubliais|oubliais|oubliez pas|n etait pas compte|n etait pas comptee|n etaient pas comptes|n etaient pas comptees|pas ete compte|pas ete comptee|rajoute|rajouter|ajoute|ajouter|s ajoute|s ajoutent|y compris',
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

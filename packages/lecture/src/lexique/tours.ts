import { notion } from './concept.ts';

/** Words that add to what was said before: they replace nothing. */
export const AJOUTS = [
  notion(
    'ajout',
    'en plus',
    'aussi|egalement|de plus|avais oublie|avais oubliee|ai oublie|a oublie|rajoute|rajouter|ajoute|ajouter|s ajoute|s ajoutent|y compris',
  ),
] as const;

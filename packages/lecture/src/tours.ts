import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { AJOUTS } from './lexique/tours.ts';
import { normaliser } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(AJOUTS);

/** Whether a turn adds to those before it. */
export const ditUnAjout = (question: string): boolean => INDEX.trouver(normaliser(question).texte).length > 0;

import { REPONSES_DITES } from './lexique/entretien.ts';
import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { normaliser } from './texte/normaliser.ts';

const INDEX = new IndexDesFormes(REPONSES_DITES);

/** What a short spoken answer says: yes, no, none… each notion once, in order. */
export function lireReponsesDites(texte: string): string[] {
  return [...new Set(INDEX.trouver(normaliser(texte).texte).flatMap((f) => f.concepts))];
}

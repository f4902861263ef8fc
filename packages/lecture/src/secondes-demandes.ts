import { IndexDesFormes } from './lexique/index-des-formes.ts';
import { SECONDES_DEMANDES } from './lexique/secondes-demandes.ts';
import { plier } from './texte/plier.ts';

const INDEX = new IndexDesFormes(SECONDES_DEMANDES);
const CHIFFRES = '0123456789';

/**
 * What is asked again with another value in the same turn: « quel impôt ? et si la fille est détenue à 4 % ? ». One
 * calculation answers one of the two.
 */
export function secondesDemandes(question: string): string[] {
  return question
    .split('?')
    .slice(1)
    .map((clause) => clause.trim())
    .filter((clause) => {
      const [premiere] = INDEX.trouver(plier(clause).replaceAll('’', "'"));
      return premiere?.debut === 0 && Array.from(CHIFFRES).some((c) => clause.includes(c));
    });
}

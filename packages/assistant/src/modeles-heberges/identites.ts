import { genreDuChamp } from '../pseudonymes/prompt.ts';
import type { Genre, IdentiteConnue } from '../pseudonymes/genres.ts';
import type { DemandeAssistant } from '../types.ts';

/** Where somebody lives decides the tax, and a postal code alone looks like an amount: their own forms find them. */
const LIEUX = /^(?:ville|code_?postal|cp|commune|pays)/i;

function* identites(valeur: unknown, genre: Genre | undefined, profondeur = 0): Generator<IdentiteConnue> {
  if (profondeur > 8) return;
  if (typeof valeur === 'string' && genre !== undefined) yield { genre, valeur };
  else if (typeof valeur === 'object' && valeur !== null)
    for (const [cle, v] of Object.entries(valeur))
      if (!LIEUX.test(cle)) yield* identites(v, genreDuChamp(cle) ?? genre, profondeur + 1);
}

/** What is known of the people before reading a word: what the caller says, then the fields of the data given. */
export function identitesDe(demande: DemandeAssistant): IdentiteConnue[] {
  const donnees = { ...demande, identites: undefined, historique: undefined };
  return [...(demande.identites ?? []), ...identites(donnees, undefined)];
}

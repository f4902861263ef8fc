import { completerFoyer, type NoeudTrace } from '@francis/fiscal';
import { expliquerTauxPersonnalise } from '@francis/fiscal/patrimoine';
import { enFoyerDuMoteur } from './foyer-du-moteur.ts';
import type { FoyerDecrit } from './schemas.ts';

/** Rate at which the tax of a household is withheld, as one more root of a computation; none for a year not voted. */
export function tauxDePrelevement(decrit: FoyerDecrit, annee: number): (readonly [string, NoeudTrace])[] {
  const foyer = enFoyerDuMoteur(decrit, annee);
  if ('statut' in foyer) return [];
  const taux = expliquerTauxPersonnalise({ foyer: completerFoyer(foyer), annee });
  return 'statut' in taux ? [] : [['retenue', taux.trace]];
}

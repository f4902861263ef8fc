import type { NoeudTrace } from '@francis/contract';
import type { NoeudTrace as NoeudMoteur } from '@francis/fiscal';

/** The tree of the engine, which nothing may change, as the contract carries it. */
export const copierTrace = (noeud: NoeudMoteur): NoeudTrace => ({
  ...noeud,
  entrees: [...noeud.entrees],
  parametres: [...noeud.parametres],
  enfants: noeud.enfants.map(copierTrace),
});

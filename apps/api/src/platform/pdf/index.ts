export { barres } from './barres.ts';
export { cascade } from './cascade.ts';
export { Papier, type Passage } from './papier.ts';
export { type Ligne, debutDeTableau, tableau } from './tableau.ts';

export { CATALOGUE, cheminDeBase, definitionDe, definitionLue } from './catalogue/index.ts';
export { aplatir, assembler, type Feuille, sansRangs } from './chemins.ts';
export { CALCULS, estCalcul, type OutilDeCalcul } from './vers-moteur/calculs.ts';
export { type AppelLu, depuisAppels, type FaitsDAppel, horsCatalogue, versAppels } from './vers-moteur/corpus.ts';
export { depuisMoteur, versMoteur } from './vers-moteur/convertir.ts';
export type {
  Defaut,
  DefinitionFait,
  Fait,
  Periode,
  Situation,
  SourceFait,
  Titulaire,
  Unite,
  ValeurFait,
} from './types.ts';

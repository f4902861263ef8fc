export { CATALOGUE, cheminDeBase, definitionDe, definitionDuDossier, definitionLue } from './catalogue/index.ts';
export { faitDemandable, FAITS_DEMANDABLES } from './demandables.ts';
export { aplatir, assembler, type Feuille, sansRangs } from './chemins.ts';
export { CALCULS, estCalcul, type OutilDeCalcul } from './vers-moteur/calculs.ts';
export { type AppelLu, depuisAppels, type FaitsDAppel, horsCatalogue, versAppels } from './vers-moteur/corpus.ts';
export { depuisMoteur, versMoteur } from './vers-moteur/convertir.ts';
export { AGE_D_UN_MINEUR } from './vers-moteur/lignes.ts';
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

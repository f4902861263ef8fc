export { Classement, type UniteClassee } from './classement.ts';
export { ConstructeurIndex, VERSION_ANALYSE } from './constructeur.ts';
export { Documents, ecrireDocuments, jourDe, numerosDeSources } from './documents.ts';
export { lireOccurrences, type Occurrences } from './occurrences.ts';

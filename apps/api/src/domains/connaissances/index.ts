export { lireArticle } from './articles.ts';
export { type BilanImport, type DemandeImport, importer, type SuiviImport } from './importation.ts';
export { reconstruireIndex } from './indexation.ts';
export { creerRechercheCorpus } from './recherche.ts';
export { monterConnaissances } from './routes.ts';

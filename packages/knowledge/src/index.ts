export { CATALOGUE } from './references/catalogue.ts';
export { reconnaitreCitation, trouverReference } from './references/recherche.ts';
export type { ReferenceLegale } from './references/reference.ts';

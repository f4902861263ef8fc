export * from './dessins.ts';
export * from './noeud.ts';
export * from './nombres.ts';
export * from './releve.ts';
export * from './typographie.ts';
export { impotAPart, LIBELLE_A_PART } from './impot-a-part.ts';

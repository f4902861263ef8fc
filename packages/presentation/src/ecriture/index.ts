export * from './dessins.ts';
export * from './noeud.ts';
export * from './nombres.ts';
export * from './releve.ts';
export * from './typographie.ts';

export * from './composer.ts';
export * from './feuille.ts';

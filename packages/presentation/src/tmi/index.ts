export * from './calcul.ts';
export * from './montrer.ts';
export * from './question.ts';
export * from './resultat.ts';
export * from './situation.ts';

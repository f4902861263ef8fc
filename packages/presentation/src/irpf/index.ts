export * from './calcul.ts';
export * from './montrer.ts';

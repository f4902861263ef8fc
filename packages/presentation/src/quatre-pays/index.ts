export * from './montants.ts';
export * from './montrer.ts';
export * from './situation.ts';

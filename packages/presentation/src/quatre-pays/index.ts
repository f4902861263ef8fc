export * from './montants.ts';
export * from './montrer.ts';
export * from './question.ts';
export * from './situation.ts';

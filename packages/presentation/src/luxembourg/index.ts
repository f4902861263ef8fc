export * from './montrer.ts';
export * from './situation.ts';

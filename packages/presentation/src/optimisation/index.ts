export * from './annees.ts';
export * from './leviers.ts';
export * from './montrer.ts';
export * from './question.ts';
export * from './profil.ts';
export * from './situation.ts';

export * from './baremes.ts';
export * from './courbe.ts';
export * from './escalier.ts';
export * from './marches.ts';
export * from './pistes.ts';
export * from './titres.ts';

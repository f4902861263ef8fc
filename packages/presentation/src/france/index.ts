export * from './baremes.ts';
export * from './courbe.ts';
export * from './escalier.ts';
export * from './pistes.ts';
export * from './titres.ts';

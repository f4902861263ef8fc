export * from './assistant.ts';
export * from './comptes.ts';
export * from './profil.ts';

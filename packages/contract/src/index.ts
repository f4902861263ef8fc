export * from './assistant.ts';
export * from './calcul.ts';
export * from './comptes.ts';
export * from './erreurs.ts';
export * from './profil.ts';
export * from './simulateurs.ts';

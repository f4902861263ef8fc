export * from './assistant.ts';
export * from './calcul.ts';
export * from './comptes.ts';
export * from './erreurs.ts';
export * from './mot-de-passe.ts';
export * from './profil.ts';
export * from './service.ts';
export * from './simulateurs.ts';

export * from './assistant.ts';
export * from './audit.ts';
export * from './comptes.ts';
export * from './courriers.ts';
export * from './donnees-personnelles.ts';
export * from './facteurs.ts';
export * from './profil.ts';
export * from './tickets.ts';

export { ajouterAuProfil, modifierProfil, profilQuery } from './api.ts';
export { CarteSituation } from './CarteSituation.tsx';

export { ajouterAuProfil, profilQuery } from './api.ts';
export { CarteSituation } from './CarteSituation.tsx';

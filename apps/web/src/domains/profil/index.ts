export { ajouterAuProfil, modifierProfil, profilQuery } from './api.ts';
export { ecrireProfil } from './ecritures.ts';
export { CarteSituation } from './CarteSituation.tsx';

export { adresseOfficielle } from './adresses.ts';
export { anneeDesRevenus, lireParametreLegal, listerParametresLegaux } from './lire.ts';
export type { ParametreEnVigueur } from './parametre.ts';

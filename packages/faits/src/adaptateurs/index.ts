/** Where facts come from, without the catalogue: a form computes them on a phone. */
export { assembler, type Feuille } from '../chemins.ts';
export { ecrireFait } from './ecrire-fait.ts';
export { depuisFicheClient } from './fiche-client.ts';
export { depuisProfil } from './profil.ts';
export { type GroupeOutreMer, outreMerDuPays, PAYS_DE_RESIDENCE } from './residence.ts';
export { depuisSimulateur, type SaisieImpot } from './simulateur.ts';
export { type ARelire, NAISSANCES_SUPPOSEES, type SituationAdaptee } from './situation-adaptee.ts';

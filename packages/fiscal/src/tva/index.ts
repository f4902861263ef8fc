export type { DemandeTva, MontantTva, TauxTva } from './calculer.ts';
export { calculerTva, expliquerTva, lireTauxTva } from './calculer.ts';
export type { CategorieTva, PaysTva } from './parametres/taux.ts';
export { LIBELLES_TVA } from './parametres/taux.ts';
export type { TypeReferenceTva } from './parametres/reference-cahier-des-charges.ts';
export type { ReferenceTva } from './reference-cahier-des-charges.ts';
export { calculerReferenceTva } from './reference-cahier-des-charges.ts';
export { repondreTva } from './repondre.ts';

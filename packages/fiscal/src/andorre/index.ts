export { calculerIrpf, expliquerIrpf } from './calculer.ts';
export { ANNEES_ANDORRE } from './parametres/irpf.ts';
export type { ReferenceIrpf } from './reference-cahier-des-charges.ts';
export { calculerReferenceIrpf } from './reference-cahier-des-charges.ts';
export type { Irpf, SituationAndorre } from './situation.ts';
export { repondreAndorre } from './repondre.ts';

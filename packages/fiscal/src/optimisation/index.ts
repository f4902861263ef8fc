export type {
  Beneficiaire,
  CalendrierDonations,
  DemandeCalendrier,
  EtapeDonations,
} from './calendrier-donations.ts';
export { planifierDonations } from './calendrier-donations.ts';
export type {
  Comparaison,
  LigneComparee,
  SituationAComparer,
  SituationComparee,
} from './comparer.ts';
export { comparerFoyers } from './comparer.ts';
export type { EtendueCourbe, PointMarginal, RevenuVariable } from './courbe-marginale.ts';
export { calculerCourbeMarginale } from './courbe-marginale.ts';
export type {
  Chiffres,
  ContexteOptimisation,
  Declaration,
  EnfantMajeur,
  IdLevier,
  Levier,
  LevierEcarte,
  Location,
  Palier,
} from './levier.ts';
export type { Optimisations } from './proposer.ts';
export { proposerOptimisations } from './proposer.ts';
export type {
  EntreeOptimisationReference,
  EntreeSimulateurReference,
  EntreeTmiReference,
  ObjectifReference,
  OptimisationReference,
  SimulateurReference,
  SituationReference,
  StrategieReference,
  TmiReference,
} from './reference-cahier-des-charges/index.ts';
export {
  calculerOptimisationReference,
  calculerSimulateurReference,
  calculerTmiReference,
} from './reference-cahier-des-charges/index.ts';
export type { Rupture } from './ruptures.ts';
export { RUPTURES } from './ruptures.ts';
export type { EscalierBareme, MarcheBareme } from './situer-bareme.ts';
export { situerDansBareme } from './situer-bareme.ts';
export { explorerDossier, leviersDuDossier, type PistesDuDossier } from './dossier/explorer.ts';
export type { NaturePiste, Piste, Projets, ProjetsDeclarant } from './dossier/piste.ts';

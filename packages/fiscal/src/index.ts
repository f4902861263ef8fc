export type { TrancheBareme } from './core/bareme.ts';
export type { Certitude, CodeRefus, RefusFiscal } from './core/resultat.ts';
export type { Fiabilite, ParametreLegal } from './core/source-legale.ts';
export type { EntreeTrace, NoeudTrace, ParametreTrace, Unite } from './core/trace.ts';
export { trouverNoeud } from './core/traceur.ts';
export { calculerImpotRevenu, expliquerImpotRevenu } from './france/impot-revenu/calculer.ts';
export type { BaremeCalcule, MontantCalcule, MontantExplique } from './france/impot-revenu/calculs-partiels.ts';
export {
  calculerBareme,
  calculerFraisKilometriques,
  calculerPlafondPer,
  expliquerFraisKilometriques,
  expliquerPlafondPer,
} from './france/impot-revenu/calculs-partiels.ts';
export type { FoyerPartiel, PersonnePartielle } from './france/impot-revenu/completer-foyer.ts';
export { completerDeclarant, completerFoyer, completerPersonne } from './france/impot-revenu/completer-foyer.ts';
export { abregerFoyer } from './france/impot-revenu/abreger-foyer.ts';
export type {
  Declarant,
  DepartementOutreMer,
  FoyerFiscal,
  PersonneACharge,
  Scolarite,
  SituationFamiliale,
} from './france/impot-revenu/foyer.ts';
export type { EntreePlafondPer } from './france/impot-revenu/epargne-retraite.ts';
export type { TrajetProfessionnel } from './france/impot-revenu/frais-kilometriques.ts';
export type { FoyerLu } from './france/impot-revenu/lire-foyer.ts';
export { lireFoyer } from './france/impot-revenu/lire-foyer.ts';
export { calculerNombreParts } from './france/impot-revenu/parts.ts';
export type { ChampChiffre, ImpotRevenu, ImpotRevenuExplique, OptionsCalcul } from './france/impot-revenu/resultat.ts';
export { CHAMPS_CHIFFRES, REGLE_PAR_CHAMP } from './france/impot-revenu/resultat.ts';
export type { NomParametre } from './france/parametres/definition.ts';
export { type ProjetDeReforme, PROJETS_DE_REFORME } from './france/parametres/projets.ts';
export type { Reforme } from './france/parametres/reforme.ts';
export type { ParametresImpotRevenu } from './france/parametres/index.ts';
export { ANNEES_COUVERTES } from './france/parametres/annees.ts';
export { derniereAnneeCouverte, parametresAVenir, parametresImpotRevenu } from './france/parametres/index.ts';
export type { Echelonnement } from './france/recouvrement/solde.ts';
export { echelonnerSolde } from './france/recouvrement/solde.ts';

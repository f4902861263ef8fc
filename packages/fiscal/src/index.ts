export type { Certitude, CodeRefus, RefusFiscal } from './core/resultat.ts';
export type { EntreeTrace, NoeudTrace, ParametreTrace, Unite } from './core/trace.ts';
export type {
  Declarant,
  FoyerFiscal,
  PersonneACharge,
  Scolarite,
  SituationFamiliale,
} from './france/impot-revenu/foyer.ts';
export type { ImpotRevenu, ImpotRevenuExplique, OptionsCalcul } from './france/impot-revenu/resultat.ts';

import type { Certitude, NoeudTrace } from '@francis/fiscal';

export const ANNEES_SOCIALES = [2025, 2026] as const;
export type AnneeSociale = (typeof ANNEES_SOCIALES)[number];

export const ACTIVITES = ['vente', 'services', 'artisanat', 'liberale'] as const;
export type Activite = (typeof ACTIVITES)[number];

export type StatutJuridique = 'sasu' | 'eurl' | 'ei' | 'micro';

/** One person and one activity. Euros a year, before VAT. */
export interface DemandeStatuts {
  readonly chiffreAffaires: number;
  /** Expenses of the business, contributions of the person left out. */
  readonly charges?: number | undefined;
  readonly activite: Activite;
  readonly annee?: AnneeSociale | undefined;
  readonly situation?: 'celibataire' | 'marie' | 'pacse' | undefined;
  readonly enfants?: number | undefined;
  /** Other declared salaries of the household. */
  readonly autresSalaires?: number | undefined;
}

export interface StatutCompare {
  readonly statutJuridique: StatutJuridique;
  readonly nom: string;
  /** Null when the status applies. */
  readonly raison: string | null;
  /** Null when the status does not apply. */
  readonly chiffres: ChiffresStatut | null;
  /** How the figures were obtained; the root is what is left. Null with them. */
  readonly trace: NoeudTrace | null;
  readonly hypotheses: readonly string[];
}

export interface ChiffresStatut {
  readonly cotisations: number;
  /** Turnover less costs less contributions; negative when the minimum contributions exceed the profit. */
  readonly revenuAvantImpot: number;
  /** What goes on the tax return, before any allowance. */
  readonly revenuImposable: number;
  /** Tax of the household with the activity less its tax without. */
  readonly impot: number;
  readonly revenuApresImpot: number;
}

export interface ComparaisonStatuts {
  readonly statut: Certitude;
  readonly annee: AnneeSociale;
  /** Largest income after tax first, then what does not apply. */
  readonly statuts: readonly StatutCompare[];
  readonly reserves: readonly string[];
  readonly hypotheses: readonly string[];
  readonly modele: string;
}

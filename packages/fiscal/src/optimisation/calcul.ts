import type { Certitude, RefusFiscal } from '../core/resultat.ts';
import { calculerImpotRevenu } from '../france/impot-revenu/calculer.ts';
import type { FoyerFiscal } from '../france/impot-revenu/foyer.ts';
import type { ImpotRevenu, OptionsCalcul } from '../france/impot-revenu/resultat.ts';

/** What a household owes for a year, in euros: what levers compare. */
export interface Facture {
  readonly impot: ImpotRevenu;
  /** Income tax, differential contribution and social levies on capital. Negative = refund. */
  readonly total: number;
}

/** Two returns round separately: a gap of this many euros between one return and two is no gain. */
export const ECART_ARRONDIS = 2;

export function totalDu(impot: ImpotRevenu): number {
  return impot.impot_final + impot.cdhr + impot.prelevements_sociaux;
}

/** The whole computation again for one situation: no lever ever multiplies an amount by a marginal rate. */
export function facturer(foyer: FoyerFiscal, annee: number, options?: OptionsCalcul): Facture | RefusFiscal {
  const impot = calculerImpotRevenu(foyer, annee, options);
  return impot.statut === 'refus' ? impot : { impot, total: totalDu(impot) };
}

export function estRefus(valeur: Facture | RefusFiscal): valeur is RefusFiscal {
  return 'code' in valeur;
}

/** Figures added over several households, such as parents and child, or two unmarried persons. */
export function additionner(factures: readonly Facture[]): { total: number; statut: Certitude; reserves: string[] } {
  const reserves = [...new Set(factures.flatMap((f) => f.impot.reserves))];
  return {
    total: factures.reduce((somme, f) => somme + f.total, 0),
    statut: reserves.length === 0 ? 'exact' : 'estimation',
    reserves,
  };
}

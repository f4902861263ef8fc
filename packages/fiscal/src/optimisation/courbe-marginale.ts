import { refuser } from '../core/annee-fiscale.ts';
import type { RefusFiscal } from '../core/resultat.ts';
import type { Declarant, FoyerFiscal } from '../france/impot-revenu/foyer.ts';
import type { OptionsCalcul } from '../france/impot-revenu/resultat.ts';
import { estRefus, facturer } from './calcul.ts';
import { retoucher } from './construire.ts';

/** Income of the first filer that the curve moves. */
export type RevenuVariable = 'salaires' | 'pensions_retraite' | 'micro_bnc' | 'bnc_reel' | 'bic_reel' | 'lmnp_reel_net';

export interface EtendueCourbe {
  /** First and last amounts of the income, in euros. */
  readonly de: number;
  readonly a: number;
  readonly pas: number;
  /** Salaries of the first filer by default. */
  readonly revenu?: RevenuVariable & keyof Declarant;
  readonly options?: OptionsCalcul;
}

export interface PointMarginal {
  /** Income at the start of the step, in euros. */
  readonly revenu: number;
  /** Everything due at that income: income tax, differential contribution, social levies. */
  readonly total: number;
  /** Share of the step that goes to tax, as a fraction: the real marginal rate, rebate and ceilings included. */
  readonly taux: number;
  /** Rate of the bracket, for comparison. */
  readonly tmi: number;
}

/** A chart needs no more points; a finer step would only cost time. */
const POINTS_MAX = 2000;

/**
 * Real marginal rate along an income: the difference of the whole tax between two amounts, divided by the step. It shows
 * what the bracket hides: rebate, ceiling of the family quotient, allowances that stop, thresholds of recovery.
 */
export function calculerCourbeMarginale(
  foyer: FoyerFiscal,
  annee: number,
  etendue: EtendueCourbe,
): readonly PointMarginal[] | RefusFiscal {
  const { de, a, pas, revenu = 'salaires', options } = etendue;
  if (!(de >= 0 && a > de && pas > 0 && (a - de) / pas <= POINTS_MAX)) {
    return refuser(
      'CHAMP_INVALIDE',
      `La courbe va d’un montant à un plus grand, en ${POINTS_MAX} points au plus.`,
      'pas',
    );
  }
  const points: PointMarginal[] = [];
  let montant = de;
  let ici = facturer(retoucher(foyer, 'declarant1', { [revenu]: montant }), annee, options);
  if (estRefus(ici)) return ici;
  while (montant < a) {
    const suivant = facturer(retoucher(foyer, 'declarant1', { [revenu]: montant + pas }), annee, options);
    if (estRefus(suivant)) return suivant;
    points.push({
      revenu: montant,
      total: ici.total,
      taux: (suivant.total - ici.total) / pas,
      tmi: ici.impot.tmi,
    });
    montant += pas;
    ici = suivant;
  }
  return points;
}

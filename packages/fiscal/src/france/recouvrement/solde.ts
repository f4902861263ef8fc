import { CAMPAGNE } from '../parametres/droit/campagne.ts';

/** How what remains to be paid after the notice is withdrawn (CGI art. 1663 B). */
export interface Echelonnement {
  /** Withdrawals: one, or as many as the law spreads it over. */
  readonly fois: number;
  /** Euros of each; the last one takes what the rounding leaves. */
  readonly chacun: number;
  readonly article: string;
}

/**
 * @param solde euros left to pay, after what was withheld
 * @param jour AAAA-MM-JJ, whose rule applies
 * @returns undefined when nothing is left to pay, or when the rule of that day is not known
 */
export function echelonnerSolde(solde: number, jour: string): Echelonnement | undefined {
  const periode = CAMPAGNE.periodes.filter((p) => p.depuis <= jour).at(-1);
  const enUneFois = periode?.parametres.get('campagne.solde_en_une_fois');
  const mois = periode?.parametres.get('campagne.solde_mois');
  if (solde <= 0 || enUneFois === undefined || mois === undefined) return undefined;
  const fois = solde > enUneFois.valeur ? mois.valeur : 1;
  return { fois, chacun: Math.floor(solde / fois), article: enUneFois.article };
}

import { lireParametreLegal } from '@francis/fiscal/catalogue';
import type { RefusFiscal } from '@francis/fiscal';
import { reculer } from './dates.ts';
import type { Explication } from './domaine.ts';

/** When an earlier gift was made: its day, or so many years before when only that was said. */
export interface GestePasse {
  readonly date: string;
  readonly date_anterieure?: string | undefined;
  readonly anciennete?: number | undefined;
}

export const jourAnterieur = (g: GestePasse): string => g.date_anterieure ?? reculer(g.date, g.anciennete ?? 0);

/**
 * « Il y a quinze ans » : a gift is forgotten once more than fifteen years have passed (CGI art. 784). On the very
 * anniversary it still counts; the day decides, and without it the figure is an estimate that says so.
 */
export function signalerAnniversaire(g: GestePasse, calcul: Explication | RefusFiscal): Explication | RefusFiscal {
  const annees = lireParametreLegal('dmtg.annees_rappel', g.date)?.valeur;
  if (!('trace' in calcul) || g.date_anterieure !== undefined || g.anciennete !== annees) return calcul;
  return {
    ...calcul,
    statut: 'estimation',
    reserves: [
      ...calcul.reserves,
      `Donation faite il y a ${annees} ans : elle compte jusqu’au jour anniversaire, plus au-delà (CGI art. 784). Le calcul la compte ; indiquez sa date exacte.`,
    ],
  };
}

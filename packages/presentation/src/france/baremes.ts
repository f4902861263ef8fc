import { ANNEES_COUVERTES } from '@francis/fiscal';
import type { OptionBareme } from '../commun/saisie.ts';

/** Scales by the year in which the tax is due, newest first: « 2026 » is the tax on the income of 2025. */
export const BAREMES_FRANCE: readonly OptionBareme[] = ANNEES_COUVERTES.toReversed().map((annee, i) => ({
  valeur: String(annee + 1),
  libelle: `${annee + 1}, revenus ${annee}${i === 0 ? ' — en vigueur' : ''}`,
}));

/** Year of income of a scale. */
export const anneeDe = (bareme: string): number => Number(bareme) - 1;

import { ANNEES_COUVERTES, parametresImpotRevenu } from '@francis/fiscal';
import type { OptionBareme } from '../commun/saisie.ts';

/** Scales by the year in which the tax is due, newest first: « 2026 » is the tax on the income of 2025. */
export const BAREMES_FRANCE: readonly OptionBareme[] = ANNEES_COUVERTES.toReversed().map((annee, i) => ({
  valeur: String(annee + 1),
  libelle: `${annee + 1}, revenus ${annee}${i === 0 ? ' — en vigueur' : ''}`,
}));

/** Year of income of a scale. */
export const anneeDe = (bareme: string): number => Number(bareme) - 1;

export interface Marche {
  readonly de: number;
  readonly a: number | null;
  readonly taux: number;
}

const RANGS = [1, 2, 3, 4] as const;

/** The five steps of the scale of one part. */
export function marchesDe(annee: number): Marche[] {
  const parametres = parametresImpotRevenu(annee);
  const seuils = [0, ...RANGS.map((n) => parametres?.lire(`bareme.seuil_${n}`)?.valeur ?? 0)];
  const taux = [0, ...RANGS.map((n) => parametres?.lire(`bareme.taux_${n}`)?.valeur ?? 0)];
  return seuils.map((de, i) => ({ de, a: seuils[i + 1] ?? null, taux: taux[i] ?? 0 }));
}

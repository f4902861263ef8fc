import { arrondi, euros } from '../commun/ecrire.ts';
import { formaterFrancs } from '../commun/francs.ts';
import type { PaysCompare } from './situation.ts';

export const NOMS: Readonly<Record<PaysCompare['pays'], string>> = {
  FR: 'France',
  CH: 'Suisse',
  LU: 'Luxembourg',
  AD: 'Andorre',
};

/** « Genève » rather than « Genève (Genève) », and nothing for a country that has no place of its own. */
export const nommer = (p: PaysCompare): string =>
  p.pays === 'CH'
    ? `Suisse, ${p.lieu.replace(/ \((.+)\)$/, (tout, canton: string) => (p.lieu.startsWith(`${canton} (`) ? '' : tout))}`
    : NOMS[p.pays];

/** To the unit, or to the cent, in the currency of the country. */
export function ecrireMontant(p: PaysCompare, montant: number, decimales: 0 | 2 = 0): string {
  if (p.monnaie === 'CHF') return formaterFrancs(montant, decimales);
  return decimales === 0 ? arrondi(montant) : euros(montant);
}

/** What is kept, in percents of the gross salary. */
export const partGardee = (p: PaysCompare): number => 100 - p.taux_prelevement;

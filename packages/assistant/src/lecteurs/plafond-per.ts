import { ANNEES_COUVERTES } from '@francis/fiscal';
import type { Feuille } from '@francis/faits';
import { plafondMinimalPer } from '../comprehension/foyer.ts';

const VERSE = '.per_versements';
const PLAFOND = '.per_plafond';

/**
 * The ceiling that everybody has is supplied beside a payment that it covers. When the payment or the year changes, it is
 * supplied again, or left out when the payment may need more: what is above it could not be called refused.
 */
export function reposerLePlafondPer(feuilles: readonly Feuille[]): Feuille[] {
  const annee = feuilles.find((f) => f.chemin === 'annee')?.valeur;
  if (typeof annee !== 'number') return [...feuilles];
  const supplees = new Set([...ANNEES_COUVERTES, annee].map(plafondMinimalPer));
  const minimal = plafondMinimalPer(annee);
  const verse = (chemin: string): number =>
    Number(feuilles.find((f) => f.chemin === `${chemin.slice(0, -PLAFOND.length)}${VERSE}`)?.valeur ?? 0);
  return feuilles.flatMap((f) => {
    if (!f.chemin.endsWith(PLAFOND) || !supplees.has(Number(f.valeur))) return [f];
    return verse(f.chemin) > 0 && verse(f.chemin) <= minimal ? [{ ...f, valeur: minimal }] : [];
  });
}

/** The same, and supplied where a payment has none yet. */
export function poserLePlafondPer(feuilles: readonly Feuille[]): Feuille[] {
  const gardees = reposerLePlafondPer(feuilles);
  const annee = gardees.find((f) => f.chemin === 'annee')?.valeur;
  if (typeof annee !== 'number') return gardees;
  const minimal = plafondMinimalPer(annee);
  const connus = new Set(gardees.map((f) => f.chemin));
  const ajoutes = gardees.flatMap(({ chemin, valeur }) => {
    const plafond = `${chemin.slice(0, -VERSE.length)}${PLAFOND}`;
    const couvert = chemin.endsWith(VERSE) && Number(valeur) > 0 && Number(valeur) <= minimal;
    return couvert && !connus.has(plafond) ? [{ chemin: plafond, valeur: minimal }] : [];
  });
  return [...gardees, ...ajoutes];
}

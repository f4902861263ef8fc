import { cheminDeBase, type Fait } from '@francis/faits';
import { lirePartsDeVariation } from '@francis/lecture';
import type { Rapprochement } from './rapprocher.ts';
import { D_UN_TOUR } from './tours.ts';
import { proche } from './valeurs.ts';

/**
 * « ses recettes augmentent de 10 % », « et s’il double son salaire ? »: the amount of the household before, and the share
 * that the turn says, prove the amount after.
 */
export function prouverParUnePart(lus: Rapprochement, question: string): Rapprochement {
  const propres = lus.restes.filter((m) => !m.id.startsWith(D_UN_TOUR));
  const parts = lirePartsDeVariation(question, propres);
  if (parts.length === 0) return lus;
  const prouves = new Map<Fait, Fait>();
  for (const fait of lus.faits) {
    const { chemin, valeur } = fait;
    if (typeof valeur !== 'number' || !lus.sansPreuve.some((f) => f.chemin === chemin)) continue;
    const base = cheminDeBase(chemin);
    for (const { part, mention } of parts) {
      const avant = lus.faits.find(
        (f) =>
          cheminDeBase(f.chemin) === base &&
          typeof f.valeur === 'number' &&
          f.valeur !== 0 &&
          proche(f.valeur * (1 + part), valeur),
      );
      if (avant === undefined) continue;
      const preuves = [...avant.preuves, ...(mention === undefined ? [] : [mention])];
      const formule = `${avant.formule ?? avant.preuves[0] ?? String(avant.valeur)}${part < 0 ? '-' : '+'}${mention ?? String(Math.abs(part))}`;
      prouves.set(fait, { ...fait, source: 'dit', preuves, formule });
    }
  }
  const chemins = new Set([...prouves.keys()].map((f) => f.chemin));
  const employees = new Set([...prouves.values()].flatMap((f) => f.preuves));
  return {
    faits: lus.faits.map((f) => prouves.get(f) ?? f),
    restes: lus.restes.filter((m) => !employees.has(m.id)),
    sansPreuve: lus.sansPreuve.filter((f) => !chemins.has(f.chemin)),
  };
}

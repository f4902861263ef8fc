import { cheminDeBase, type Fait } from '@francis/faits';
import type { Mention } from '@francis/lecture';
import type { Correction } from '../types.ts';
import type { Rapprochement } from './rapprocher.ts';

/**
 * What the person corrected is their word, whatever the question said: it needs no origin, and it keeps the words that had
 * been read for it.
 */
export function appliquerCorrections(
  { faits, restes, sansPreuve }: Rapprochement,
  corrections: readonly Correction[],
  mentions: readonly Mention[],
): Rapprochement {
  if (corrections.length === 0) return { faits, restes, sansPreuve };
  const de = (chemin: string): Correction | undefined =>
    corrections.find((c) => c.chemin === chemin || c.chemin === cheminDeBase(chemin));
  const corriges = faits.map((f): Fait => {
    const correction = de(f.chemin);
    if (correction === undefined) return f;
    const mots = mentions.filter((m) =>
      correction.preuves.some(({ debut, fin }) => m.span[0] === debut && m.span[1] === fin),
    );
    const preuves = [...new Set([...f.preuves, ...mots.map((m) => m.id)])];
    return { chemin: f.chemin, valeur: f.valeur, source: 'corrige', preuves };
  });
  const prises = new Set(corriges.flatMap((f) => f.preuves));
  return {
    faits: corriges,
    restes: restes.filter((m) => !prises.has(m.id)),
    sansPreuve: sansPreuve.filter((f) => de(f.chemin) === undefined),
  };
}

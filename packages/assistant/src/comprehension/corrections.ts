import type { Montant } from './collecter.ts';

/** Words by which a person takes back what was just said. */
export const CORRECTION =
  /\b(?:non|pardon|plutot|en fait|je me trompe|erreur|rectification|je corrige|enfin|correction|oups|je voulais dire|c'est-a-dire)\b/;

/** « 30 000, non pardon 33 000 € »: the first amount was taken back. */
export function retirerRepris(texte: string, montants: readonly Montant[]): Montant[] {
  return montants.filter((m, i) => {
    const suivant = montants[i + 1];
    if (suivant === undefined || suivant.role !== m.role) return true;
    const entre = texte.slice(m.mention.fin, suivant.mention.debut);
    return !(entre.length < 60 && CORRECTION.test(entre));
  });
}

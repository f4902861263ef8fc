import type { Montant } from './montants.ts';

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

/** « 110 000 € au total (70 000 + 40 000) »: the parts say more than their sum. */
export function retirerTotaux(montants: readonly Montant[]): Montant[] {
  const sommes = new Set<number>();
  montants.forEach((m, i) => {
    const suivant = montants[i + 1];
    const memes = suivant?.role === m.role && suivant.saisie.montant > 0 && m.saisie.montant > 0;
    if (suivant !== undefined && memes && JOINTS.test(suivant.mention.gauche) && suivant.saisie.fois === m.saisie.fois)
      sommes.add(m.mention.montant + suivant.mention.montant);
  });
  return montants.filter((m) => !sommes.has(m.mention.montant));
}

const JOINTS = /^[^.;]{0,25}(?:\+|\bet\b|\bplus\b)[^.;]{0,25}$/;

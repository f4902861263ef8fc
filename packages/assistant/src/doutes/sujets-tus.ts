import { libelleDuSujet, lireSujetsNommes } from '@francis/lecture';

/** What a question names and no text of the answer speaks of: an answer that is silent on it answers something else. */
export function sujetsTus(sujets: readonly string[], textes: readonly string[]): string[] {
  if (sujets.length === 0) return [];
  const dits = lireSujetsNommes(textes.join('\n'));
  return sujets.filter((sujet) => !dits.has(sujet)).map(libelleDuSujet);
}

import { garder } from '../garder.ts';

/** A conversation and its answer: each of their texts is read by ten rules, one after the other. */
const TEXTES_MAX = 48;
/** Beyond, a text costs more to keep than to be rare. */
const LONGUEUR_MAX = 8_000;

/** The same pure reading, made once for the last texts: nothing tells it from the first time. */
export function pourLesDerniers<R>(lire: (texte: string) => R): (texte: string) => R {
  const gardee = garder(TEXTES_MAX, (texte: string) => texte, lire);
  return (texte) => (texte.length > LONGUEUR_MAX ? lire(texte) : gardee(texte));
}

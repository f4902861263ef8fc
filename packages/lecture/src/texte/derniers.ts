/** A conversation and its answer: each of their texts is read by ten rules, one after the other. */
const TEXTES_MAX = 48;
/** Beyond, a text costs more to keep than to be rare. */
const LONGUEUR_MAX = 8_000;

/**
 * The same pure reading, made once for the last texts: nothing tells it from the first time. What was read of a text goes
 * when others take its place.
 */
export function pourLesDerniers<R>(lire: (texte: string) => R): (texte: string) => R {
  const lus = new Map<string, R>();
  return (texte) => {
    const deja = lus.get(texte);
    if (deja !== undefined) return deja;
    const lu = lire(texte);
    if (texte.length > LONGUEUR_MAX) return lu;
    for (const ancien of lus.keys()) {
      if (lus.size < TEXTES_MAX) break;
      lus.delete(ancien);
    }
    lus.set(texte, lu);
    return lu;
  };
}

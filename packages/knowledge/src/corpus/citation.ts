/**
 * True when the quotation stands in the source word for word. Spaces of every width and the two apostrophes are the same,
 * nothing else is: neither case, nor accents, nor punctuation, nor a cut in the middle of a word.
 */
export function contientMotPourMot(texteSource: string, citation: string): boolean {
  const source = normaliser(texteSource);
  const cherchee = normaliser(citation);
  if (cherchee === '') return false;
  for (let i = source.indexOf(cherchee); i !== -1; i = source.indexOf(cherchee, i + 1)) {
    if (!coupeUnMot(source, i) && !coupeUnMot(source, i + cherchee.length)) return true;
  }
  return false;
}

const normaliser = (texte: string): string =>
  texte
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();

const DE_MOT = /[\p{L}\p{N}]/u;

function coupeUnMot(texte: string, position: number): boolean {
  const [avant, apres] = [texte.charAt(position - 1), texte.charAt(position)];
  if (DE_MOT.test(avant) && DE_MOT.test(apres)) return true;
  // « 1 000 » must not be found in « 1 000,50 » nor « 21 000 » in « 121 000 ».
  const [loinAvant, loinApres] = [texte.charAt(position - 2), texte.charAt(position + 1)];
  return (
    (/[,.]/.test(apres) && /\d/.test(avant) && /\d/.test(loinApres)) ||
    (/[,.]/.test(avant) && /\d/.test(loinAvant) && /\d/.test(apres)) ||
    (avant === ' ' && /\d/.test(loinAvant) && /^\d{3}(?!\d)/.test(texte.slice(position))) ||
    (apres === ' ' && /\d/.test(avant) && /^ \d{3}(?!\d)/.test(texte.slice(position)))
  );
}

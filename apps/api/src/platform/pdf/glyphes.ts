/** Signs that the fonts do not draw, and what is written instead. */
const REMPLACES: Readonly<Record<string, string>> = {
  '→': '>',
  '≤': 'au plus ',
  '≥': 'au moins ',
  '≈': 'environ ',
  '‑': '-',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ŀ: 'l',
};
/** Western Europe, the typography of French, and the signs of a computation. */
const DESSINES =
  /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0178\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2030\u2039\u203a\u202f\u20ac\u2212]$/;
const MARQUES = /\p{M}/gu;

/** Cutting a word that is wider than its line takes the square of its length: an endless one is cut before. */
const SANS_FIN = /[^ \n]{120}(?=[^ \n])/g;

const NBSP = '\u00a0';
const AVANT = / (?=[:;?!%€»])/g;
const APRES = /« /g;
/** French signs that stand apart from a word never begin a line, nor end one. */
const insecables = (texte: string): string => texte.replace(AVANT, NBSP).replace(APRES, `«${NBSP}`);

/** A text that every font of a document can draw: an accent that is missing leaves its letter, any other sign a « ? ». */
export function dessinable(texte: string): string {
  let sortie = '';
  for (const signe of insecables(texte.normalize('NFC').replaceAll('\t', ' '))) {
    if (signe === '\n' || DESSINES.test(signe)) sortie += signe;
    else sortie += REMPLACES[signe] ?? sansAccent(signe);
  }
  return sortie.replace(SANS_FIN, '$&\n');
}

function sansAccent(signe: string): string {
  const nu = signe.normalize('NFKD').replace(MARQUES, '');
  if (nu === '') return '';
  return DESSINES.test(nu) ? nu : '?';
}

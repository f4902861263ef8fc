import type { Genre, Nommer } from './genres.ts';

/** Space, no-break spaces, dot or hyphen between the digits of a number that people group. */
const S = '[ .\\u00a0\\u202f\\u2009-]?';
const E = '[ \\u00a0\\u202f\\u2009]?';

const luhn = (texte: string): boolean =>
  Array.from(texte.replace(/\D/g, ''))
    .toReversed()
    .reduce((somme, c, i) => {
      const n = Number(c) * (i % 2 === 0 ? 1 : 2);
      return somme + (n > 9 ? n - 9 : n);
    }, 0) %
    10 ===
  0;

interface Regle {
  readonly genre: Genre;
  readonly motif: RegExp;
  /** The match is only an identity when this holds. */
  readonly si?: (trouve: string) => boolean;
}

const MONNAIE = '(?!\\s?(?:€|euros?\\b|eur\\b|chf\\b|k€|m€|km\\b))';

/** Most specific first. A number that may be an amount is only taken with its own words beside it. */
const REGLES: readonly Regle[] = [
  { genre: 'EMAIL', motif: /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu },
  {
    genre: 'IBAN',
    motif: new RegExp(`\\b(?:FR|CH|LU|AD|BE|DE|ES|PT|IT|MC|GB|NL)\\d{2}(?:${S}[A-Z0-9]{2,4}){3,8}\\b`, 'gi'),
    si: (t) => t.replace(/[^A-Z0-9]/gi, '').length >= 15 && t.replace(/\D/g, '').length >= 10,
  },
  { genre: 'SIREN', motif: new RegExp(`\\bFR${E}\\d{2}${E}\\d{3}${E}\\d{3}${E}\\d{3}\\b`, 'gi') },
  {
    genre: 'NIR',
    motif: new RegExp(
      `(?<![\\d,.])[1278]${S}\\d{2}${S}(?:0[1-9]|1[0-2]|[2-9]\\d)${S}(?:\\d{2}|2[AB])${S}\\d{3}${S}\\d{3}(?:${S}\\d{2})?(?!\\d)${MONNAIE}`,
      'gi',
    ),
    si: (t) => !/^\d{4}[ \u00a0\u202f]/.test(t),
  },
  {
    genre: 'NUMERO_FISCAL',
    motif: new RegExp(`(?<![\\d,.])[0-3]\\d${E}\\d{2}${E}\\d{3}${E}\\d{3}${E}\\d{3}(?!\\d)${MONNAIE}`, 'g'),
  },
  {
    genre: 'NUMERO_FISCAL',
    motif: new RegExp(
      `(?<=(?:num[ée]ro|n°|no|r[ée]f[ée]rence|id(?:entifiant)?)\\s?(?:d['’]avis|fiscal(?:e)?|spi|de d[ée]clarant)[^\\d€]{0,24})\\d(?:${S}[\\dA-Z]){7,19}\\b`,
      'gi',
    ),
  },
  {
    genre: 'SIREN',
    motif: new RegExp(`(?<=\\b(?:siren|siret|rcs|ide|uid)\\b[^\\d€]{0,24})\\d{3}(?:${S}\\d){6,11}(?!\\d)`, 'gi'),
  },
  { genre: 'SIREN', motif: new RegExp(`(?<![\\d,.])\\d{14}(?!\\d)${MONNAIE}`, 'g') },
  { genre: 'SIREN', motif: new RegExp(`(?<![\\d,.])\\d{9}(?!\\d)${MONNAIE}`, 'g'), si: luhn },
  { genre: 'CARTE', motif: new RegExp(`(?<![\\d,.])\\d{4}(?:${S}\\d{4}){3}(?!\\d)`, 'g'), si: luhn },
  {
    genre: 'NIR',
    motif: new RegExp(
      `(?<=\\b(?:s[ée]curit[ée] sociale|s[ée]cu|nir|insee|avs|matricule)\\b[^\\d€]{0,24})\\d(?:${S}\\d){7,14}(?!\\d)`,
      'gi',
    ),
  },
  {
    genre: 'TELEPHONE',
    motif: new RegExp(`(?<![\\d.,])(?:\\+|00)\\d{2,3}${S}(?:\\(0\\))?${S}\\d(?:${S}\\d){7,9}(?!\\d)`, 'g'),
  },
  { genre: 'TELEPHONE', motif: new RegExp(`(?<![\\d.,])0[1-9](?:${S}\\d{2}){4}(?!\\d)${MONNAIE}`, 'g') },
  {
    genre: 'TELEPHONE',
    motif: new RegExp(
      `(?<=\\b(?:t[ée]l(?:[ée]phone)?|portable|mobile|natel)\\b[^\\d€]{0,12})\\d(?:${S}\\d){5,12}(?!\\d)`,
      'gi',
    ),
  },
  {
    genre: 'IDENTIFIANT',
    motif:
      /(?<=\b(?:passeport|carte d['’]identit[ée]|cni|titre de s[ée]jour|permis de conduire)\b[^\d€]{0,16})[A-Z0-9]{7,12}\b/gi,
    si: (t) => /\d{3}/.test(t),
  },
];

/** Numbers and addresses that name one person, replaced by their placeholder. */
export function masquerNumeros(texte: string, nommer: Nommer): string {
  return REGLES.reduce(
    (t, { genre, motif, si }) => t.replace(motif, (trouve) => (si && !si(trouve) ? trouve : nommer(genre, trouve))),
    texte,
  );
}

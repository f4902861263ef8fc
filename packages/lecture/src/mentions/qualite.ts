import { BRUTS_HORS_DE_LA_PAIE, PAIE_BRUTE } from '../lexique/unites.ts';
import { motsDits } from '../texte/mots-dits.ts';

/** How an income was named; `inconnue` when only an amount was given. */
export type Qualite = 'net_imposable' | 'net' | 'net_paye' | 'brut' | 'inconnue';

const IMPOSABLE =
  'nets? (?:fiscal|fiscaux|imposables?|a declarer|avant (?:impots?|prelevement(?: a la source)?|pas)(?! sociaux))|imposables?|nets? ?,? ?imposables?|avant impots?';
const FORMES: readonly (readonly [Qualite, string])[] = [
  ['net_imposable', IMPOSABLE],
  ['net_paye', 'nets? (?:paye|verse|percu|a payer|apres (?:impots?|prelevement))|apres (?:impots?|prelevement)'],
  ['brut', 'bruts?'],
  ['net', 'nets?'],
];
const ENTRE =
  "(?: |€|\\(|par mois|par an|de|du|mon|en|salaires?|revenus?|retraites?|pensions?|traitement|d'|activite|cumul(?:es?)?|total|annee|\\d{4}|chacun)*";
const APRES = FORMES.map(([q, f]) => [q, new RegExp(`^${ENTRE}\\b(?:${f})\\b`)] as const);
const AVANT = FORMES.map(
  ([q, f]) =>
    [
      q,
      new RegExp(
        `\\b(?:${f})(?: |:|=|\\)|de|est|sont|d'environ|a|environ|par mois|par an|cumule|en|\\d{4}|pour|moi|suis)*$`,
      ),
    ] as const,
);

/** How an amount is named by the words that touch it. */
export function lireQualite(gauche: string, droite: string): Qualite {
  for (const [qualite, motif] of APRES) if (motif.test(droite)) return qualite;
  for (const [qualite, motif] of AVANT) if (motif.test(gauche)) return qualite;
  return 'inconnue';
}

const BRUT = motsDits('brut|bruts|brute|brutes');
const DES_PLACEMENTS = motsDits(BRUTS_HORS_DE_LA_PAIE);
const DE_LA_PAIE = motsDits(PAIE_BRUTE);
const AUTOUR_DE_BRUT = 6;
/** « 8 400 € brut de dividendes », « des loyers de SCPI (montant brut) »: the word is not said of the pay beside them. */
function sansBrutDAilleurs(texte: string): string {
  const mots = texte.split(' ');
  return mots
    .filter((mot, i) => {
      if (!BRUT.test(mot)) return true;
      const autour = mots.slice(Math.max(0, i - AUTOUR_DE_BRUT), i + AUTOUR_DE_BRUT / 2 + 1).join(' ');
      return !DES_PLACEMENTS.test(autour) || DE_LA_PAIE.test(autour);
    })
    .join(' ');
}

/** How the incomes of a whole sentence or text are named, for amounts that say nothing themselves. */
export function qualiteGenerale(texte: string): Qualite {
  if (
    new RegExp(`\\bnets? (?:,? ?)?(?:imposables?|fiscal|fiscaux)|\\bimposables?\\b(?<!\\bnon imposables?)`).test(texte)
  )
    return 'net_imposable';
  if (/\bnets?\b/.test(texte)) return 'net';
  if (/\bbruts?\b/.test(sansBrutDAilleurs(texte))) return 'brut';
  return 'inconnue';
}

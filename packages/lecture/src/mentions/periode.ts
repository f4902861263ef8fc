import { MOIS } from '../lexique/mois.ts';
import { motsDits } from '../texte/mots-dits.ts';

export interface Periodicite {
  /** `absente` when nothing is said: the reader decides (yearly for an income). */
  readonly unite: 'mois' | 'an' | 'trimestre' | 'semaine' | 'absente';
  /** How many payments in the year, when said (« sur 13 mois », « pendant six mois »). */
  readonly fois?: number;
}

const APRES: readonly (readonly [RegExp, Periodicite['unite']])[] = [
  [/^[^,.]{0,40}?\bpar mois\b|^(?: ?€| ?nets?| ?imposables?)*,? ?par mois\b/, 'mois'],
  [/^[^,.]{0,40}?\b(?:chaque mois|tous les mois|mensuels?|mensuellement)\b/, 'mois'],
  [/^[^,.]{0,40}?\bpar trimestre\b/, 'trimestre'],
  [/^[^,.]{0,40}?\b(?:par|chaque|toutes les) semaines?\b/, 'semaine'],
  [/^[^,.]{0,40}?\bpar an(?:nee)?\b/, 'an'],
];
const AVANT: readonly (readonly [RegExp, Periodicite['unite']])[] = [
  [/\bpar mois\b[^,.]{0,60}$/, 'mois'],
  [/\b(?:par|chaque) trimestre\b[^,.]{0,60}$/, 'trimestre'],
  [/\b(?:par|chaque) semaine\b[^,.]{0,60}$/, 'semaine'],
  [/\bpar an(?:nee)?\b[^,.]{0,60}$/, 'an'],
];

const DE_A = new RegExp(
  `\\b(?:de|d'|entre) ?(${MOIS.join('|')}) (?:a|et|jusqu'a|jusqu'en) ?(?:fin )?(${MOIS.join('|')})\\b`,
);

const DEBUT = new RegExp(
  `\\b(?:depuis|a partir de|a partir du|a compter du|commence\\w*(?: a \\w+)?(?: le| en| au)?|embauchee?(?: le| en)?|demarre\\w*(?: le| en)?|debute\\w*(?: le| en)?|entree?(?: le| en)) ?(?:le |la |debut )?(?:(1er|\\d{1,2}) )?(${MOIS.join('|')})\\b(?: ((?:19|20)\\d\\d)\\b)?`,
);

/** Days of a month, to count the part of it that is left. */
const JOURS = 30;

/** What lasts since a day without being an income: a union, a home. */
const ETAT = motsDits(
  'pacses|pacsees|pacse|pacsee|maries|mariees|marie|mariee|celibataire|celibataires|divorces|divorcees|divorce|divorcee|separes|separees|separe|separee|veuf|veuve|seul|seule|seuls|ensemble|en couple|concubins|concubinage|union libre|proprietaire|proprietaires|locataire|locataires|habite|habitons|habitent|vit|vis|vivons|vivent',
);
const PRES = 24;

/**
 * Months left in the year `annee` from the start of an income: « depuis le 1er mai » is eight, « depuis le 15 mai » seven and
 * a half. Undefined for what began in an earlier year, and for a start that is not that of an income.
 */
export function depuisMois(phrase: string, annee: number): number | undefined {
  const m = DEBUT.exec(phrase);
  if (!m || Number(m[3] ?? annee) < annee) return undefined;
  const [avant = ''] = phrase
    .slice(Math.max(0, m.index - PRES), m.index)
    .split(',')
    .slice(-1);
  if (ETAT.test(avant)) return undefined;
  const entiers = 12 - MOIS.indexOf(m[2] ?? 'janvier');
  const jour = Number.parseInt(m[1] ?? '1', 10);
  return jour > JOURS ? entiers - 1 : Math.round((entiers - (jour - 1) / JOURS) * 2) / 2;
}

/** Number of monthly payments said near an amount. */
export function lireNombreDeMois(texte: string): number | undefined {
  const sur =
    /\b(?:sur|pendant|durant|x|fois|\*) ?(\d{1,2}) mois\b/.exec(texte) ??
    /\bpendant les (\d{1,2}) (?:premiers|derniers) mois\b/.exec(texte);
  if (sur) return Number(sur[1]);
  const paies = /\b(?:a|avons|ai|avec|paye[er]?) (1[34]) mois\b/.exec(texte);
  if (paies) return Number(paies[1]);
  if (/\b13 ?(?:e|eme|ieme) mois\b|\btreizieme mois\b/.test(texte)) return 13;
  const avant = /\b(\d{1,2}) (?:premiers |derniers )?mois (?:de|d'|en|a|au|avec) ?[^,.;?]{0,40}$/.exec(texte);
  if (avant && !/\b(?:il y a|depuis|tous les|dans|moins de|plus de) (?:les )?$/.test(texte.slice(0, avant.index)))
    return Number(avant[1]);
  const parenthese = /\((\d{1,2}) mois\)/.exec(texte);
  if (parenthese) return Number(parenthese[1]);
  const croix = /^ ?(?:€ ?)?(?:nets? |imposables? |bruts? )*[x*×] ?(\d{1,2})\b/.exec(texte);
  if (croix) return Number(croix[1]);
  const periode = DE_A.exec(texte);
  if (periode) {
    const ecart = MOIS.indexOf(periode[2] ?? '') - MOIS.indexOf(periode[1] ?? '') + 1;
    if (ecart > 0) return ecart;
  }
  return undefined;
}

/** Above this an amount given for a range of months is their total. */
const MENSUEL_VRAISEMBLABLE = 7_000;

/** « 13 mois plus une prime de… »: what stands before an addition is said of the amount before it. */
const ADDITIONS = [' plus une ', ' plus un ', ' plus des ', ' plus la ', ' plus le ', ' plus ma ', ' plus mes '];
function apresAddition(texte: string): string {
  const place = Math.max(...ADDITIONS.map((mots) => texte.lastIndexOf(mots)));
  return place < 0 ? texte : texte.slice(place + 1);
}

const UNE_FOIS = ['13eme mois de', '13e mois de', '13eme mois :', '13e mois :', 'treizieme mois de', '13 eme mois de'];
/** Period of an amount from the words on both sides of it; what follows prevails. */
export function lirePeriodicite(avant: string, droite: string, montant = 0): Periodicite {
  // « le 13e mois de 1 850 »: paid once.
  if (UNE_FOIS.some((mots) => avant.trimEnd().endsWith(mots))) return { unite: 'an' };
  const gauche = apresAddition(avant);
  // « de janvier à mars, puis 1 900 € »: the months before « puis » were those of the previous amount.
  const fois = lireNombreDeMois(droite) ?? lireNombreDeMois(gauche.replace(/^.*\b(?:puis|ensuite)\b/, ''));
  const avecFois = (unite: Periodicite['unite']): Periodicite => (fois === undefined ? { unite } : { unite, fois });
  for (const [motif, unite] of APRES) if (motif.test(droite)) return avecFois(unite);
  for (const [motif, unite] of AVANT) if (motif.test(gauche)) return avecFois(unite);
  // « de janvier à juin : 17 400 € » is what was earned in these months, unless a factor is written.
  return avecFois(
    fois === undefined || (montant > MENSUEL_VRAISEMBLABLE && DE_A.test(`${gauche} ${droite}`)) ? 'absente' : 'mois',
  );
}

/** Payments in the year for a period. */
export function foisParAn({ unite, fois }: Periodicite): number {
  if (unite === 'mois') return fois ?? 12;
  if (unite === 'trimestre') return 4;
  if (unite === 'semaine') return 52;
  return 1;
}

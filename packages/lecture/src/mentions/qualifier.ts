import type { NombreLu } from './classer.ts';
import type { Contexte } from './contexte.ts';
import type { Periode, Sens } from './mention.ts';
import { lirePeriodicite } from './periode.ts';
import { lireQualite } from './qualite.ts';

type Montant = Extract<Sens, { type: 'montant' }>;

const PAR = new Set(['par', '/', 'chaque', 'la', 'le', 'l']);
const PERIODES: readonly Periode[] = ['jour', 'semaine', 'mois', 'trimestre', 'semestre', 'an'];
/** Beyond these, the words speak of something else. */
const MOTS_DE_PERIODE = 4;
const MOTS_DE_TAXE = 3;
const FACTEUR_MAX = 60;

/** Text around an amount, up to its neighbours and the ends of its sentence. */
export interface Alentours {
  readonly gauche: string;
  readonly droite: string;
  /** An amount of the same sentence stands before. */
  readonly apresUnAutre: boolean;
}

/** An amount with what is said of it: its period, how many times, with or without tax, net or gross. */
export function qualifier(
  c: Contexte,
  lu: NombreLu,
  sens: Montant,
  { gauche, droite, apresUnAutre }: Alentours,
): Montant {
  // Words before an earlier amount, or that qualify it, are not ours.
  const propre = apresUnAutre ? (gauche.split(/[,;(]| et | puis | mais /).at(-1) ?? '') : gauche;
  const { unite, fois: dites } = lirePeriodicite(propre, droite, sens.valeur);
  const periode = periodeCollee(c, lu.a) ?? (unite === 'absente' ? undefined : unite);
  const fois = dites ?? sens.fois ?? facteur(c, lu);
  const qualite = lireQualite(propre, droite);
  const taxe = lireTaxe(c, lu);
  return {
    ...sens,
    ...(periode === undefined ? {} : { periode }),
    ...(fois === undefined ? {} : { fois }),
    ...(taxe === undefined ? {} : { taxe }),
    ...(qualite === 'inconnue' ? {} : { qualite }),
  };
}

/** « € par jour », « /trimestre », « la semaine » just after. */
function periodeCollee(c: Contexte, a: number): Periode | undefined {
  for (let k = a; k < a + MOTS_DE_PERIODE; k += 1) {
    if (c.nombre(k) || ',.;?!'.includes(c.en(k))) return undefined;
    const temps = PAR.has(c.en(k)) ? c.temps(k + (c.en(k + 1) === "'" ? 2 : 1)) : undefined;
    if (temps !== undefined) return PERIODES.find((p) => p === temps.concept);
  }
  return undefined;
}

function facteur(c: Contexte, lu: NombreLu): number | undefined {
  const dit = (k: number): number | undefined => {
    const n = c.jetons[k]?.valeur ?? Number.NaN;
    return Number.isInteger(n) && n <= FACTEUR_MAX ? n : undefined;
  };
  const croix = (k: number): boolean => ['x', '×', '*', 'fois'].includes(c.en(k));
  if (croix(lu.a)) return dit(lu.a + 1);
  return croix(lu.de - 1) ? dit(lu.de - 2) : undefined;
}

function lireTaxe(c: Contexte, lu: NombreLu): 'HT' | 'TTC' | undefined {
  for (let k = lu.a; k < lu.a + MOTS_DE_TAXE; k += 1) {
    if (c.nombre(k) || ',.;?!:'.includes(c.en(k))) break;
    const taxe = taxeDite(c, k);
    if (taxe !== undefined) return taxe;
  }
  for (let k = lu.de - 1; k >= lu.de - MOTS_DE_TAXE; k -= 1) {
    if (c.nombre(k) || ',.;?!('.includes(c.en(k))) break;
    const taxe = taxeDite(c, k);
    if (taxe !== undefined) return taxe;
  }
  return undefined;
}

function taxeDite(c: Contexte, k: number): 'HT' | 'TTC' | undefined {
  const mot = c.en(k);
  if (mot === 'ht' || (mot === 'hors' && c.en(k + 1).startsWith('taxe'))) return 'HT';
  return mot === 'ttc' ||
    (mot === 'toutes' && c.en(k + 1) === 'taxes') ||
    (mot === 'taxes' && c.en(k + 1) === 'comprises')
    ? 'TTC'
    : undefined;
}

/** Amounts that nobody compares: the period said of the last one of a list is not that of another order of size. */
const RAPPORT_MAX = 4;
const LIENS = new Set([
  'et',
  'ou',
  'a',
  '-',
  ',',
  '+',
  'puis',
  '€',
  'net',
  'nets',
  'brut',
  'bruts',
  'imposable',
  'imposables',
]);

/** « 3 000 et 2 500 € par mois »: what is said of the last amount of a list holds for the ones before. */
export function partagerLesPeriodes(c: Contexte, nombres: readonly NombreLu[]): NombreLu[] {
  const lus = [...nombres];
  for (let k = lus.length - 2; k >= 0; k -= 1) {
    const [a, b] = [lus[k], lus[k + 1]];
    if (
      a?.sens.type !== 'montant' ||
      b?.sens.type !== 'montant' ||
      a.sens.periode !== undefined ||
      b.sens.periode === undefined
    )
      continue;
    const comparables = a.sens.valeur < RAPPORT_MAX * b.sens.valeur && b.sens.valeur < RAPPORT_MAX * a.sens.valeur;
    let liste = b.de > a.a;
    for (let j = a.a; j < b.de; j += 1) liste &&= LIENS.has(c.en(j));
    if (comparables && liste)
      lus[k] = {
        ...a,
        sens: { ...a.sens, periode: b.sens.periode, ...(b.sens.fois === undefined ? {} : { fois: b.sens.fois }) },
      };
  }
  return lus;
}

const ENSUITE = new Set(['puis', 'apres', 'ensuite', 'depuis']);
const MOIS_PAR_AN = 12;
/** How far the month in which a pay begins stands from it. */
const DEBUT = 10;

/** « de janvier à avril 2 400 € par mois, puis 1 300 € par mois »: the second one for the months that are left. */
export function compterLeReste(c: Contexte, nombres: readonly NombreLu[]): NombreLu[] {
  const lus = [...nombres];
  for (let k = 1; k < lus.length; k += 1) {
    const b = lus[k];
    const a = lus.slice(0, k).findLast((n) => n.sens.type === 'montant');
    if (a?.sens.type !== 'montant' || b?.sens.type !== 'montant' || b.sens.fois !== undefined) continue;
    const { periode, fois } = a.sens;
    if (periode !== 'mois' || b.sens.periode !== 'mois' || fois === undefined || fois >= MOIS_PAR_AN) continue;
    let [ensuite, janvier] = [false, false];
    for (let j = a.a; j < b.de; j += 1) ensuite ||= ENSUITE.has(c.en(j));
    for (let j = Math.max(0, a.de - DEBUT); j < b.de; j += 1) janvier ||= c.en(j) === 'janvier';
    if (ensuite && janvier) lus[k] = { ...b, sens: { ...b.sens, fois: MOIS_PAR_AN - fois } };
  }
  return lus;
}

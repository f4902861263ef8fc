import type { Mention } from '@francis/lecture';

/** A small account over mentions, and what it came to. */
export interface Compte {
  readonly valeur: number;
  readonly mentions: readonly Mention[];
  /** Whether an amount was multiplied: a monthly pay made yearly. */
  readonly multiplie: boolean;
}

/** Amounts counted twelve times, halved, shared in three or four: nothing else is typed by a model. */
const CONSTANTES: ReadonlySet<string> = new Set(['2', '3', '4', '12']);
const SIGNES = '+-*/';
const TERMES_MAX = 8;

/** `m1*m2+m3` → m1 * m2 + m3, products first. Undefined when it is anything else than a small account. */
export function decouper(expression: string): readonly string[] | undefined {
  const jetons: string[] = [];
  let courant = '';
  for (const c of expression.replaceAll(' ', '')) {
    if (!SIGNES.includes(c)) {
      courant += c;
      continue;
    }
    jetons.push(courant, c);
    courant = '';
  }
  jetons.push(courant);
  return jetons.includes('') || jetons.length > TERMES_MAX * 2 ? undefined : jetons;
}

/** The value of a number that was said; a month or a place has none. */
const nombreDe = (m: Mention): number | undefined => ('valeur' in m ? m.valeur : undefined);

const MOIS = 'mois(';
const MOIS_PAR_AN = 12;

/** `mois(m2:m3)`: months from one to the other, both counted; `mois(m2:)` to the end of the year, `mois(:m3)` from its beginning. */
function moisEntre(terme: string, mentions: ReadonlyMap<string, Mention>, lues: Mention[]): number | string {
  const [debut = '', fin = ''] = terme.slice(MOIS.length, -1).split(':');
  const moisDe = (id: string, absent: number): number | undefined => {
    const m = mentions.get(id);
    if (id === '') return absent;
    if (m?.type !== 'date' || m.mois === undefined) return undefined;
    lues.push(m);
    return m.mois;
  };
  const [a, z] = [moisDe(debut, 1), moisDe(fin, MOIS_PAR_AN)];
  return a === undefined || z === undefined || z < a ? `« ${terme} » ne compte pas des mois` : z - a + 1;
}

/** Computes an account; a string says why it cannot be. */
export function compter(expression: string, mentions: ReadonlyMap<string, Mention>): Compte | string {
  const jetons = decouper(expression);
  if (jetons === undefined) return `« ${expression} » n’est pas un petit compte de mentions`;
  const lues: Mention[] = [];
  const valeurDe = (terme: string): number | string => {
    if (CONSTANTES.has(terme)) return Number(terme);
    if (terme.startsWith(MOIS)) return moisEntre(terme, mentions, lues);
    const mention = mentions.get(terme);
    if (mention === undefined) return `« ${terme} » n’est ni une mention ni une constante permise`;
    const valeur = nombreDe(mention);
    if (valeur === undefined) return `${terme} n’est pas un nombre`;
    lues.push(mention);
    return valeur;
  };
  let total = 0;
  let produit = 0;
  let signe = 1;
  let multiplie = false;
  for (let i = 0; i < jetons.length; i += 2) {
    const valeur = valeurDe(jetons[i] ?? '');
    if (typeof valeur === 'string') return valeur;
    const avant = i === 0 ? '+' : jetons[i - 1];
    if (avant === '*') {
      produit *= valeur;
      multiplie = true;
    } else if (avant === '/') {
      if (valeur === 0) return `« ${expression} » divise par zéro`;
      produit /= valeur;
    } else {
      total += signe * produit;
      signe = avant === '-' ? -1 : 1;
      produit = valeur;
    }
  }
  total += signe * produit;
  // Amounts are told to the cent; rates and counts are as they are.
  const centimes = lues.some((m) => m.type === 'montant');
  return { valeur: centimes ? Math.round(total * 100) / 100 : total, mentions: lues, multiplie };
}

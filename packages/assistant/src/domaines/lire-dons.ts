import { motsDits } from '@francis/lecture';
import { tauxDuDon } from '../comprehension/dons.ts';
import { annuelle, estUnePartie, type Mention } from '../comprehension/mentions.ts';
import type { QuestionLue } from './question.ts';

/** Gifts of a question: what was given at each rate, in euros, and the taxable income that limits them. */
export interface DonsLus {
  readonly montants: number[];
  readonly dons_ordinaires?: number;
  readonly revenus?: number;
}

/** A household is told: its whole tax is asked, or may be. */
export const SITUATION = motsDits(
  'celibataire|mariees|mariee|maries|marie|pacsees|pacsee|pacses|pacse|divorcee|divorce|veuf|veuve|mon impot|notre impot',
);

/** Gifts to bodies that give right to a reduction at this rate, and nothing else. */
export const dons =
  (taux: 66 | 75) =>
  (q: QuestionLue): readonly number[] | undefined => {
    if (!/\bdons?\b|\bdonn(?:e|es|ee|ees|ons)\b|\bverse\w*\b/.test(q.texte) || !OEUVRE.test(q.texte)) return undefined;
    // The one of the wealth tax is another reduction.
    if (q.texte.includes('ifi ') || q.texte.includes('ifi?')) return undefined;
    if (q.montants.some((m, i) => estUnePartie(m, q.montants[i - 1]))) return undefined;
    // Beside what limits the reduction, no sum of both is a gift.
    if (q.montants.some(estLeRevenu) || q.montants.some(estAQuelquUn)) return undefined;
    const lus = new Set(q.montants.map(tauxDuDon));
    return lus.size === 1 && lus.has(taux) ? q.montants.map(annuelle) : undefined;
  };
const OEUVRE = motsDits(
  'associations|association|oeuvres|oeuvre|fondations|fondation|interet general|utilite publique|recu fiscal|reduction|restos|resto|secours|croix-rouge|croix rouge|emmaus|telethon|unicef|msf|medecins|eglise|paroisse|parti politique|spa|ligue|arc|institut|banque alimentaire|armee du salut',
);

const somme = (montants: readonly Mention[]): number => montants.reduce((t, m) => t + annuelle(m), 0);

/** « 800 € aux Restos et 900 € à un orchestre »: each amount at its own rate, beside the income that limits them. */
export function lireDonsMeles(q: QuestionLue): DonsLus | undefined {
  if (!OEUVRE.test(q.texte) || !/\bdons?\b|\bdonn\w+\b|\bvers\w+\b|\breduction\b/.test(q.texte)) return undefined;
  // What limits the reduction is no gift.
  // « je paye environ 1 900 »: the tax that the reduction comes off, which is no gift either.
  if (q.montants.some(estLImpot)) return undefined;
  const revenus = q.montants.filter(estLeRevenu);
  const [rni] = revenus;
  if (revenus.length > 1) return undefined;
  if (q.montants.some(estAQuelquUn)) return undefined;
  const parTaux = (taux: 66 | 75): Mention[] => q.montants.filter((m) => m !== rni && tauxDuDon(m) === taux);
  const [majores, ordinaires] = [parTaux(75), parTaux(66)];
  if (majores.length === 0 || ordinaires.length === 0) return undefined;
  const parties = q.montants.filter((m, i) => estUnePartie(m, q.montants[i - 1]));
  // « 2 000 € dont 500 € versés en 2024 »: what the part is cannot be told.
  if (parties.length > 0 && (parties.some((m) => !majores.includes(m)) || ordinaires.length > 1)) return undefined;
  return {
    montants: majores.map(annuelle),
    dons_ordinaires: somme(ordinaires) - somme(parties),
    ...(rni === undefined ? {} : { revenus: annuelle(rni) }),
  };
}

/** « 50 € en liquide à un SDF », « à une cagnotte »: to nobody who gives a receipt. */
const QUELQU_UN = motsDits(
  'sdf|sans-abri|mendiant|clochard|cagnotte|leetchi|dans la rue|un ami|une amie|un voisin|une voisine',
);
const estAQuelquUn = ({ droite }: Mention): boolean => QUELQU_UN.test(droite.slice(0, PORTEE_DE_QUELQU_UN));
const PORTEE_DE_QUELQU_UN = 30;

const PAYE = motsDits('je paye|je paie|on paye|on paie|nous payons|impot de|impots de|impot est de|impot environ');
const estLImpot = (m: Mention): boolean => PAYE.test(m.gauche.slice(-PORTEE_DE_L_IMPOT));
const PORTEE_DE_L_IMPOT = 24;

/** « RNI de 30 000 », « revenu imposable : 30 000 ». */
const estLeRevenu = (m: Mention): boolean =>
  /\b(?:rni|revenu (?:net )?(?:global|imposable|net imposable))\b[^#]{0,12}$/.test(m.gauche.slice(-45)) ||
  /^ ?€? ?(?:de )?(?:rni|revenu (?:net )?imposable)\b/.test(m.droite);
/** The rate that the person says wins over the one of the charity: not every gift to it is one for people in need. */
const TAUX_DIT = ['66 %', '66%'];

/** A gift beside the taxable income that limits it. */
export function lireDonEtRevenu(q: QuestionLue): DonsLus | undefined {
  if (!OEUVRE.test(q.texte) || SITUATION.test(q.texte) || q.montants.length !== 2) return undefined;
  const rni = q.montants.find(estLeRevenu);
  const don = q.montants.find((m) => m !== rni);
  const dit = TAUX_DIT.some((taux) => q.texte.includes(taux));
  if (rni === undefined || don === undefined || (tauxDuDon(don) !== 66 && !dit)) return undefined;
  return { montants: [annuelle(don)], revenus: annuelle(rni) };
}

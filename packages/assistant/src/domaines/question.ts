import { type Mention, lireMentions } from '../comprehension/mentions.ts';
import { enEurosDAvant, estUneBorne, motsDits, normaliserTexte, pourLesDerniers } from '@francis/lecture';
import { type DateLue, lireDates } from './dates.ts';

/** A question as the subjects read it: one plain text with its amounts and dates. */
export interface QuestionLue {
  /** Lower case, no accent, numbers in digits. */
  readonly texte: string;
  /** The same, turn by turn, oldest first. */
  readonly phrases: readonly string[];
  readonly montants: readonly Mention[];
  /** Amounts of the last turn, those that it replaces left out (« 3 millions au lieu de 2 »). */
  readonly derniers: readonly Mention[];
  readonly dates: readonly DateLue[];
  /** Country of the conversation. */
  readonly juridiction: string;
  /** AAAA-MM-JJ */
  readonly jour: string;
  readonly profil: Readonly<Record<string, unknown>>;
  /** Amounts were given in Swiss francs. */
  readonly francs: boolean;
}

export interface CadreQuestion {
  readonly juridiction: string;
  readonly jour: string;
  readonly profil: Readonly<Record<string, unknown>>;
}

export function lireQuestion(tours: readonly string[], cadre: CadreQuestion): QuestionLue {
  const francs = tours.some((tour) => /\d ?(?:chf|francs? suisses?|fr\.?)(?!\p{L})|\bchf ?\d/iu.test(tour));
  const phrases = tours.map((tour) =>
    enEurosDAvant(
      normaliserTexte(
        tour.replace(MILLIONS, '$1 M€').replace(ANNEE_ESPACEE, '$1 €').replace(ENTRE_PARENTHESES, '($1 €)'),
      ),
    )
      // Amounts in francs are read like the others: the country says the currency.
      .replace(/(\d) ?(?:chf|francs? suisses?|francs?|fr\.?)(?![a-z])/g, '$1 €')
      .replace(/(?<![a-z])chf ?(\d+(?:\.\d+)?)/g, '$1 €'),
  );
  return composer(phrases, { francs, ...cadre });
}

function composer(phrases: readonly string[], cadre: CadreQuestion & { readonly francs: boolean }): QuestionLue {
  const texte = phrases.join(JOINT);
  const derniers = montantsDits(phrases.at(-1) ?? '').filter((m) => !REMPLACE.test(m.gauche));
  return { ...cadre, texte, phrases, montants: montantsDits(texte), derniers, dates: lireDates(texte) };
}

const JOINT = '. ';

/** The question as if these stretches of its text had not been written. */
export function sansPassages(
  q: QuestionLue,
  passages: readonly (readonly [debut: number, fin: number])[],
): QuestionLue {
  if (passages.length === 0) return q;
  let place = 0;
  const phrases = q.phrases.map((phrase) => {
    const debut = place;
    place += phrase.length + JOINT.length;
    // Places are those of UTF-16, as the passages are told.
    return Array.from({ length: phrase.length }, (_, i) =>
      passages.some(([a, b]) => a <= debut + i && debut + i < b) ? ' ' : phrase.charAt(i),
    ).join('');
  });
  const { francs, juridiction, jour, profil } = q;
  return composer(phrases, { francs, juridiction, jour, profil });
}

/** « 2 000 », written in two parts, is no year: an amount, unless something is counted. */
const ANNEE_ESPACEE =
  /(?<![\d.,/-]\s?)\b(1[\s\u00a0\u202f]9\d\d|2[\s\u00a0\u202f][01]\d\d)\b(?![\s\u00a0\u202f]?(?:\d|€|e\b|eur|k|m\b|m²|m2|km|cv|chf|fr|%|h\b|jours|parts|actions|titres|bitcoins?|btc))/giu;

/** « 1,6 M et un studio »: the capital is lost in the plain text, and a word may follow. */
const MILLIONS = /(\d)[\s\u00a0\u202f]?M(?=[\s,;:)?+]|$)(?![\s\u00a0\u202f]?[€(])/gu;

/** « (45 000) »: written in two parts, no postcode. */
const ENTRE_PARENTHESES = /\((\d{2}[\s\u00a0\u202f]\d{3})\)/gu;

/** Amounts that somebody has: the bounds of a range or of a rule are nobody's. */
const montantsDits = pourLesDerniers((texte): readonly Mention[] =>
  lireMentions(texte).filter((m) => !estUneBorne(texte, m.debut, m.fin)),
);

const AVANT_UN_AVANTAGE = [
  'credit de',
  'credits de',
  "credit d'impot de",
  "credits d'impot de",
  'reduction de',
  "reduction d'impot de",
  "reductions d'impot de",
  'est de',
  'etait de',
];
const APRES_UN_AVANTAGE = ['de credit', 'de reduction', "d'impot", "d'ifi", 'de droits', "d'avantage"];
const PRETS = [
  'de credit immo',
  'de credit maison',
  'de credit conso',
  'de credit auto',
  'de credit sur',
  'de credit a',
];
const EURO = '€';

/** « un crédit de 2 000 € », « 990 € de réduction », « 3 000 € d’IFI »: what is obtained or due, never what it is computed from. */
export function estUnResultat({ gauche, droite }: Mention): boolean {
  const avant = gauche.trimEnd();
  const apres = droite.trimStart().replace(EURO, '').trimStart();
  if (PRETS.some((pret) => apres.startsWith(pret))) return false;
  const fin = AVANT_UN_AVANTAGE.find((mots) => avant.endsWith(mots));
  const avantage = motsDits('credit|credits|reduction|reductions').test(gauche);
  return (fin !== undefined && avantage) || APRES_UN_AVANTAGE.some((mots) => apres.startsWith(mots));
}

/** The person wants their own amount, even if nothing is told yet. */
const CALCUL =
  /\bcombien\b[^?]{0,70}\b(?:payer|regler|devoir|dois|doit|impots?|tax\w+|prendre|coute\w*|douloureuse)\b|\bquel(?:le)?s? (?:imposition|impots?|taxe|fiscalite|droits?)\b|\b(?:faites?|fais)[- ](?:moi )?le calcul\b|\bcalcul\w* (?:mon|ma|mes|notre)\b|\bla douloureuse\b/;
export const demandeUnCalcul = (q: QuestionLue): boolean => CALCUL.test(q.texte);

const REMPLACE = /\b(?:au lieu de|plutot que|et non|pas)(?: les?)? ?$/;

/** Age in years told anywhere, but that of the one who receives. */
export function trouverUnAge(texte: string): number | undefined {
  for (const m of texte.matchAll(/\b(\d{2,3}) ans\b/g)) {
    const avant = texte.slice(Math.max(0, m.index - 24), m.index);
    if (
      /\b(?:fils|fille|enfant|neveu|niece|il y a|depuis|depuis plus de|pendant|contrat|detenue?)(?: de| a| age de| agee de)? $/.test(
        avant,
      )
    )
      continue;
    const age = Number(m[1]);
    if (age >= 18 && age <= 120) return age;
  }
  return undefined;
}

interface Autour {
  /** Words before the amount, back to the previous amount. */
  readonly avant?: RegExp;
  /** Words after it, up to the next amount. */
  readonly apres?: RegExp;
  readonly sauf?: RegExp;
}

/** The last amount whose surroundings fit: what is said later corrects what was said before. */
export function trouverMontant(q: QuestionLue, { avant, apres, sauf }: Autour): number | undefined {
  const trouve = q.montants.findLast((m) => {
    const gauche = m.gauche.slice(-90);
    const droite = m.droite.slice(0, 60);
    if (sauf?.test(`${gauche} # ${droite}`) === true) return false;
    return avant?.test(gauche) === true || apres?.test(droite) === true;
  });
  return trouve?.montant;
}

/** The only amount of the question, if there is one and only one. */
export function montantUnique(q: QuestionLue): number | undefined {
  const distincts = new Set(q.montants.map((m) => m.montant));
  return distincts.size === 1 ? q.montants[0]?.montant : undefined;
}

/** « la déclaration sur les revenus 2025 », beside what other years were. */
export function anneeDesRevenus(texte: string): number | undefined {
  const an = Number(texte.split(`revenus ${SIECLE / CENT}`)[1]?.slice(0, 2));
  return an > 0 ? SIECLE + an : undefined;
}
const [SIECLE, CENT] = [2000, 100];

/** Year of what was paid or received: told last, or that of the latest return; what lasts « depuis 2022 » is of any year. */
export function anneeDeDepense(q: QuestionLue): number {
  for (const phrase of q.phrases.toReversed()) {
    const revenus = anneeDesRevenus(phrase);
    if (revenus !== undefined) return revenus;
    const dite = /(?<!\bdepuis (?:[a-z]+ )?)(\bimpots? (?:(?:sur le revenu|de|en|pour) )?)?\b(202\d)\b(?! ?€)/.exec(
      phrase,
    );
    // « impôt 2026 » is that of the incomes of the year before.
    if (dite !== null) return Number(dite[2]) - (dite[1] === undefined ? 0 : 1);
  }
  return Number(q.jour.slice(0, 4)) - 1;
}

/** « mon père a 84 ans », « à 65 ans », « âgé de 72 ans » near the words of `qui`; the turn that says it last holds. */
export function trouverAge(q: QuestionLue, qui: string): number | undefined {
  const avant = new RegExp(`\\b(?:${qui})\\b[^.?]{0,30}?\\b(\\d{1,3}) ans\\b`);
  const apres = new RegExp(`\\b(?:a|age[e]? de|ages de) (\\d{1,3}) ans\\b[^.?]{0,20}\\b(?:${qui})\\b`);
  for (const phrase of q.phrases.toReversed()) {
    const age = Number((avant.exec(phrase) ?? apres.exec(phrase))?.[1]);
    if (age < 121) return age;
  }
  return undefined;
}

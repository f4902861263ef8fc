import type { QuestionLue } from '../question.ts';

const AGE = 70;
const AVANT = [
  'avant ses 70',
  'avant mes 70',
  'avant les 70',
  'avant 70',
  "avant l'age de 70",
  'pre-70',
  'pre 70',
  '< 70',
  'moins de 70',
];
const APRES = [
  'apres ses 70',
  'apres mes 70',
  'apres les 70',
  'apres 70',
  "apres l'age de 70",
  'post-70',
  'post 70',
  '> 70',
  'plus de 70',
];
const VERSE = ['vers', 'prime', 'mis', 'place', 'depose', 'alimente', 'souscri'];
const place = (texte: string, formes: readonly string[]): number =>
  Math.max(...formes.map((forme) => texte.lastIndexOf(forme)));

/** « il avait 71 ans quand il a versé », « versé à 64 ans »: the age of the payments, in years. */
function ageDuVersement(phrase: string): number | undefined {
  if (!VERSE.some((mot) => phrase.includes(mot))) return undefined;
  const mots = phrase.split(' ');
  for (const [i, mot] of mots.entries()) {
    const age = Number(mot);
    const ans = (mots[i + 1] ?? '').startsWith('ans');
    if (mot !== '' && Number.isInteger(age) && age >= 18 && age <= 110 && ans && DIT.has(mots[i - 1] ?? '')) return age;
  }
  return undefined;
}
const DIT = new Set(['a', 'avait', 'ses', "j'avais"]);

/** « tout a été versé quand il avait entre 52 et 64 ans »: both ages on one side of the age of the law. */
export function versesDUnSeulCote({ texte }: QuestionLue): boolean {
  return texte.split('.').some((phrase) => {
    if (!VERSE.some((mot) => phrase.includes(mot))) return false;
    const mots = phrase.split(' ').filter((mot) => mot !== 'ans');
    return mots.some((mot, i) => {
      const [de, et, a] = [Number(mots[i + 1]), mots[i + 2], Number.parseInt(mots[i + 3] ?? '', 10)];
      return mot === 'entre' && et === 'et' && de >= MAJORITE && a > de && (a < AGE || de >= AGE);
    });
  });
}
const MAJORITE = 18;

/** Whether the payments were made after the age of the law, as the turn that says it last tells it. */
export function versesApres({ phrases }: QuestionLue): boolean | undefined {
  for (const phrase of phrases.toReversed()) {
    const [avant, apres] = [place(phrase, AVANT), place(phrase, APRES)];
    if (avant >= 0 || apres >= 0) return avant >= 0 && apres >= 0 ? undefined : apres >= 0;
    const age = ageDuVersement(phrase);
    if (age !== undefined && phrases.length > 1) return age >= AGE;
  }
  return undefined;
}

/** « 200 000 versés avant 70 ans et 50 000 après »: what was paid before and after, when both are told. */
export function versementsParAge(q: QuestionLue): { readonly avant: number; readonly apres: number } | undefined {
  const sommes = { avant: 0, apres: 0 };
  for (const m of q.montants) {
    const suite = m.droite.split('.')[0] ?? '';
    const [a, b] = [premiere(suite, AVANT), premiere(suite, [...APRES, 'apres'])];
    const cote = a === undefined && b === undefined ? undefined : (a ?? Infinity) < (b ?? Infinity) ? 'avant' : 'apres';
    if (cote === undefined) continue;
    sommes[cote] += m.montant;
  }
  return sommes.avant > 0 && sommes.apres > 0 ? sommes : undefined;
}

function premiere(texte: string, formes: readonly string[]): number | undefined {
  const places = formes.map((forme) => texte.indexOf(forme)).filter((i) => i >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
}

import { motsDits } from '@francis/lecture';
import { bornesDesPhrases } from '../comprehension/mentions.ts';
import type { QuestionLue } from './question.ts';

const ANNEE = /(?<![\d.])(20[12]\d)\b(?! ?€|\.?\d)/g;
/** What came before the event: when it was bought or opened, or another year's loss. */
const AVANT =
  /\b(?:achet\w*|achats?|acqui\w*|investi\w*|mis|place\w*|verse\w*|ouvert\w*|souscri\w*|depuis|report\w*|anterieures?|detenue?s?|moins[- ]values?|pertes?|travaux|renov\w*)\b/g;
const EVENEMENT =
  /\b(?:(?:re)?(?:vend(?:re|ue?s?|s|ons|ez|u)?|ventes?)|ced\w*|cessions?|retir\w*|sorti\w*|recue?s?|verses?|versement|touch\w*|percu\w*|encaiss\w*|convert\w*|revenus?|distribu\w*)\b/g;
/** A word that comes after is less sure than one before it. */
const APRES = 25;
const VIRGULE = 20;
const PORTEE = 80;

function distance(texte: string, annee: number, motif: RegExp, [debut, fin]: readonly [number, number]): number {
  let mieux = PORTEE;
  for (const m of texte.matchAll(motif)) {
    if (m.index < debut || m.index >= fin) continue;
    const entre = m.index < annee ? texte.slice(m.index + m[0].length, annee) : texte.slice(annee + 4, m.index);
    const cout = entre.length + (entre.match(/[,;:]/g)?.length ?? 0) * VIRGULE + (m.index < annee ? 0 : APRES);
    mieux = Math.min(mieux, cout);
  }
  return mieux;
}

/** Years of the sale or of the payment in one turn, those of a purchase left out, in order. */
function anneesDuTour(texte: string): number[] {
  const phrases = bornesDesPhrases(texte);
  return [...texte.matchAll(ANNEE)].flatMap((m) => {
    const phrase = phrases.find(([a, b]) => m.index >= a && m.index < b) ?? [0, texte.length];
    return distance(texte, m.index, AVANT, phrase) < distance(texte, m.index, EVENEMENT, phrase) ? [] : [Number(m[1])];
  });
}

const CETTE_ANNEE = motsDits(
  "avant fin decembre|avant decembre|avant la fin de l'annee|d'ici la fin de l'annee|avant noel|je veux me sortir|je veux me verser|cette annee|cet ete|cet automne|cet hiver|cet mois|ce ete|ce automne|ce hiver|ce mois|ce printemps",
);

/** Years in which what is taxed was received or sold, in the last turn that tells one; never that of the purchase. */
export function anneesDeLEvenement(q: QuestionLue): readonly number[] {
  for (const phrase of q.phrases.toReversed()) {
    const annees = [...new Set(anneesDuTour(phrase))];
    if (annees.length > 0) return annees;
    if (CETTE_ANNEE.test(phrase)) return [Number(q.jour.slice(0, 4))];
  }
  return [];
}

/** That year, or the last declared one. */
export const anneeDeLEvenement = (q: QuestionLue): number =>
  anneesDeLEvenement(q).at(-1) ?? Number(q.jour.slice(0, 4)) - 1;

const TRANCHES: ReadonlySet<number> = new Set([0, 11, 30, 41, 45]);
const TMI =
  /\b(?:tmi|tranches?(?: marginale)?)(?: d'imposition)?(?: (?:est|de|des|du|a|la|me|suis|c|c'est))*(?: ?[:=])? ?(\d{1,2})\b(?: ?%)?|\b(?:je suis|on est|nous sommes|suis|impose\w*) (?:a|dans les?|dans la) (\d{2})(?: ?%|\b(?! ?(?:ans|€|km)))|\b(\d{2}) ?% de tmi\b|\b(\d{2}) ?% (?:de |d')?tranche/;

/** « TMI 30 % », « je suis à 30 », « dans la tranche à 11 »: a rate of the scale, as a fraction. */
export function lireTmi(q: QuestionLue): number | undefined {
  for (const phrase of q.phrases.toReversed()) {
    const m = TMI.exec(phrase);
    const dit = m === null ? undefined : Number(m[1] ?? m[2] ?? m[3] ?? m[4]);
    if (dit !== undefined && TRANCHES.has(dit)) return dit / 100;
  }
  return undefined;
}

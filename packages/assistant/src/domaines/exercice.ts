import { motsDits, trouverMentions } from '@francis/lecture';
import type { QuestionLue } from './question.ts';

/** Months of a financial year; `obscur` when its length is told and cannot be read. */
export type DureeDExercice = number | 'obscur' | undefined;

const EXERCICE = motsDits(
  "exercice|exercices|exo|exos|bilan|periode|1er bilan|premier bilan|comptes|cloture|clos|close|ouverture|ouvert|ouverte|debut d'activite",
);
const NAISSANCE = motsDits(
  'immatriculee|immatricule|creee|cree|creation|constituee|demarre|demarree|lancee|lance|ouverte|ouverture|ouvert|debut|debute|exercice|exo|du|nee|depuis le|activite',
);
const MOIS_MAX = 24;
/** Words around a length or a day that say what it is of. */
const PORTEE = 45;

const rang = (jour: string): number => {
  const [annee = 0, mois = 0] = jour.split('-').map(Number);
  return annee * 12 + mois;
};
const estLePremier = (jour: string): boolean => jour.endsWith('-01');

/** « exercice de 9 mois », « exo d’ouverture 16 mois (01/09/2024 → 31/12/2025) », « immatriculée le 1er juillet, bilan au 31 décembre ». */
export function lireMoisDExercice(q: QuestionLue): DureeDExercice {
  const dernier = q.phrases.at(-1) ?? '';
  const dite = dureeDite(dernier) ?? dureeDite(q.texte);
  if (dite !== undefined) return dite;
  const jours = q.dates.filter((d) => d.precision === 'jour').toSorted((a, b) => (a.jour < b.jour ? -1 : 1));
  const [premier, second] = [jours[0], jours.at(-1)];
  if (premier === undefined || second === undefined || premier === second) return undefined;
  if (!NAISSANCE.test(q.texte.slice(Math.max(0, premier.debut - PORTEE), premier.debut))) return undefined;
  const mois = rang(second.jour) - rang(premier.jour) + 1;
  // A company older than a long first year: the day it was born says nothing of this one.
  if (mois > MOIS_MAX) return undefined;
  return estLePremier(premier.jour) ? mois : 'obscur';
}

function dureeDite(texte: string): number | undefined {
  for (const m of trouverMentions(texte)) {
    if (m.type !== 'duree' || m.unite !== 'mois' || m.valeur < 1 || m.valeur > MOIS_MAX) continue;
    if (EXERCICE.test(texte.slice(Math.max(0, m.span[0] - PORTEE), m.span[1] + PORTEE))) return m.valeur;
  }
  return undefined;
}

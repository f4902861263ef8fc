import { motsDits } from '@francis/lecture';
import { enfantsNommes, lireGains } from './gains-etrangers.ts';
import type { QuestionLue } from './question.ts';

export const anneeFiscale = (q: QuestionLue, premiere: number): number => {
  const dite = /\b(20[12]\d)\b/.exec(q.texte);
  return Math.max(premiere, Math.min(dite ? Number(dite[1]) : Number(q.jour.slice(0, 4)), Number(q.jour.slice(0, 4))));
};

export const enfants = (texte: string): number | undefined => {
  if (motsDits("sans enfants|sans enfant|pas d'enfants|pas d'enfant|sans charges|sans charge").test(texte)) return 0;
  const m = /\b(\d{1,2}|une?) (?:enfants?|garcons?|filles|fils)\b/.exec(texte);
  return m ? (/\d/.test(m[1] ?? '') ? Number(m[1]) : 1) : enfantsNommes(texte);
};

export const COUPLE = /\b(?:marie\w*|couple|pacse\w*|mon mari|ma femme|conjointe?|epoux|epouse)\b/;

/** What is earned in a year, a monthly pay being multiplied. */
export function revenuAnnuel(q: QuestionLue): number | undefined {
  if (q.phrases.length === 1) return lireGains(q).travail;
  const possibles = q.montants.filter(
    (x) => x.montant >= 500 && !/\b(?:loyer|charges|prix|facture)\b[^#]{0,30}$/.test(x.gauche),
  );
  const m = possibles.at(-1);
  if (m === undefined) return undefined;
  return m.periodicite.unite === 'mois' ? m.montant * (m.periodicite.fois ?? 12) : m.montant;
}

/** In a conversation about a country, an income alone asks for its tax; elsewhere the question says so. */
export const demandeImpot = (q: QuestionLue, pays: 'CH' | 'LU'): boolean =>
  q.juridiction === pays ||
  /\bimpots?\b|\btax\w+|\bnet\b|\bbruts?\b|\bifd\b|\bpayer\b/.test(q.texte) ||
  (pays === 'LU' && motsDits('imposable|imposables').test(q.texte));

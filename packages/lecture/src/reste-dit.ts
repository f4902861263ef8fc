import { lireElements } from './editions.ts';
import { trouverMentions } from './mentions/trouver.ts';
import type { Portee } from './texte/edition.ts';

/** What a turn may say of a household beside a value: who is in it, what they do, what they pay. */
const FAITS: ReadonlySet<string> = new Set(
  'college lycee superieur carte alternee rattache ailleurs autre_enfant a_naitre ne sans_revenu pacs mariage etat_pacse etat_marie separation concubinage per don emploi_domicile garde_payee frais_reels pension parents loyers_nus dividendes interets detache celibataire marie pacse divorce veuf separe concubin'.split(
    ' ',
  ),
);

function faitsDits(texte: string): string[] {
  const idees = (lireElements(texte) ?? []).flatMap((e) => (e.type === 'idee' ? e.idees : []));
  const mots = trouverMentions(texte).flatMap((m) => (m.type === 'mot' ? [m.concept] : []));
  return [...idees, ...mots].filter((i) => FAITS.has(i));
}

/** A follow-up without what was read of it, each word in its place, when it says something that no turn before said. */
export function resteDit(
  tours: readonly string[],
  question: string,
  lues: readonly Portee[],
): { readonly reste?: string } {
  const de = Math.min(...lues.map(([debut]) => debut));
  const a = Math.max(...lues.map(([, fin]) => fin));
  const reste = `${question.slice(0, de)}${' '.repeat(a - de)}${question.slice(a)}`;
  const dites = new Set(tours.flatMap(faitsDits));
  return faitsDits(reste).some((i) => !dites.has(i)) ? { reste } : {};
}

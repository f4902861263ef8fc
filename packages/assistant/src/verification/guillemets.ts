import { contientMotPourMot } from '@francis/knowledge';
import { aplatir } from '../pseudonymes/genres.ts';
import { lireCitations } from './citations.ts';
import { APPEL_DE_NOTE } from '../orchestration/jetons.ts';

const PAIRES: readonly (readonly [string, string])[] = [
  ['«', '»'],
  ['“', '”'],
  ['"', '"'],
];
/** Inner guillemets of a quotation belong to it. */
const GUILLEMETS = /[«»“”"]/g;

export interface GuillemetsLus {
  /** What stands between quotation marks, in order. */
  readonly entre: readonly string[];
  /** A mark without its pair: where the quotation ends is unknown. */
  readonly ouverts: boolean;
}

export function lireGuillemets(texte: string): GuillemetsLus {
  const entre: string[] = [];
  let fermant: string | undefined;
  let debut = 0;
  for (const { 0: signe, index } of texte.matchAll(GUILLEMETS)) {
    if (fermant === undefined) {
      fermant = PAIRES.find(([ouvrant]) => ouvrant === signe)?.[1];
      if (fermant === undefined) return { entre, ouverts: true };
      debut = index + 1;
    } else if (signe === fermant) {
      entre.push(texte.slice(debut, index).trim());
      fermant = undefined;
    }
  }
  return { entre, ouverts: fermant !== undefined };
}

/** Words that give what follows to a text of law rather than to the person. */
const ATTRIBUE_A_UN_TEXTE =
  /\b(?:lois?|articles?|codes?|textes?|doctrine|bofip|boi|cgi|lpf|css|administration|fisc|conseil|cour|juge|arr[eê]ts?|d[eé]crets?|r[eè]gles?|notes?|circulaire|dispose|pr[eé]voi\w+|pr[eé]cise\w*|stipule\w*|selon|d[’']apr[eè]s|source)\b/i;

/** « aucun », « EI »: a word set apart, which quotes nobody. */
const MOT_SEUL = /^\p{L}[\p{L}’'-]*$/u;

/** What a quotation of one answer may repeat. */
export interface Citables {
  /** What the tools gave in this answer, with its marks: notes, reasons of a refusal. */
  readonly textes: readonly string[];
  /** The person's own words. */
  readonly personne: readonly string[];
}

const suites = (texte: string): readonly string[] => [texte, texte.replace(APPEL_DE_NOTE, '')];
const estDans = (citation: string, textes: readonly string[]): boolean =>
  textes.some((t) => suites(t).some((s) => contientMotPourMot(s, citation)));
/** A person's words are repeated as they were understood: neither case nor accents make others of them. */
const estDit = (citation: string, personne: readonly string[]): boolean =>
  personne.some((t) => contientMotPourMot(aplatir(t), aplatir(citation)));

/**
 * Whether every quotation of a sentence, its marks still in it, is made of words that stand in what it cites: the texts
 * that bear one of its references when it has one, any text of the answer without one. The person may be quoted too, never
 * as a text of law.
 */
export function guillemetsFondes(phrase: string, { textes, personne }: Citables): boolean {
  const { entre, ouverts } = lireGuillemets(phrase);
  if (ouverts) return false;
  if (entre.length === 0) return true;
  const marques = [...phrase.matchAll(APPEL_DE_NOTE)].map((m) => m[0]);
  const nue = phrase.replace(APPEL_DE_NOTE, '');
  const articles = lireCitations(nue).map((c) => c.reference?.id);
  const porteurs = textes.filter(
    (t) => marques.some((m) => t.includes(m)) || articles.some((id) => id !== undefined && t.includes(`[^${id}]`)),
  );
  const cite = marques.length > 0 || articles.length > 0;
  const dehors = entre.reduce((t, e) => t.replace(e, ''), nue);
  return entre.every(
    (citation) =>
      estDans(citation, cite ? porteurs : textes) ||
      (!cite && !ATTRIBUE_A_UN_TEXTE.test(dehors) && (MOT_SEUL.test(citation) || estDit(citation, personne))),
  );
}

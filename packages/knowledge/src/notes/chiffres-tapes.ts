import { MARQUE_FIGURE } from './figures.ts';

/** Numbers that are names, not amounts: years, days of the calendar, forms, boxes, laws, classes. */
const NOMS = [
  /\bn°\s?[\w/-]+/g,
  /\b(?:formulaires?|déclarations?|imprimés?|annexes?|notices?)(?:\s(?:n°\s?)?\d{3,4}(?:[- ][A-Z][\w-]*)*(?:,| et| ou)?)+/g,
  /\blignes?\s\d{3}(?:(?:,| et| ou| à)\s\d{3})*/g,
  /\bcases?(?:\s(?:[1-8][A-Z]{1,2}|[A-Z]{1,2})\b(?:,| et| ou| à)?)+/g,
  /\b\d{1,2}(?:er)?\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/g,
  /\b(?:19|20)\d{2}\b/g,
  /\b\d{1,2}(?:er|re|ère|e|ème)\b/g,
  /\b(?:classes?|piliers?)\s\d[a-c]?\b/g,
  /\b(?:G|UE|EEE|CO)\d{1,2}\b/g,
];

const EN_LETTRES =
  /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille)(?:[- ](?:et[- ])?[\wéè]+){0,3}[- ](?:ans?|années?|mois|jours?|euros?|%|pour cent|francs?|kilomètres?)\b/gi;

/** Figures typed in a text that should come from the parameters: in digits, or in words before a unit. */
export function chiffresTapes(texte: string): string[] {
  let reste = texte.replace(MARQUE_FIGURE, ' ').replace(/\[\^[\w-]+\]/g, ' ');
  for (const nom of NOMS) reste = reste.replace(nom, ' ');
  return [...(reste.match(/\d[\d\s.,]*(?:%|€)?/g) ?? []), ...(reste.match(EN_LETTRES) ?? [])].map((t) => t.trim());
}

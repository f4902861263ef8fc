import type { NoeudTrace } from '@francis/contract';
import { parametresDe } from './exports/blocs.ts';

/** Words of a reference: « CGI art. 197, I » is `cgi`, `art`, `197`, `i`. */
const motsDe = (reference: string): string[] =>
  reference
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Whether the words of one reference stand, side by side, in another: « 197 » is in « CGI art. 197 », not in « 1197 ». */
export function cite(reference: string, cherche: string): boolean {
  const [mots, suite] = [motsDe(reference), motsDe(cherche)];
  return suite.length > 0 && mots.some((_, i) => suite.every((mot, rang) => mots[i + rang] === mot));
}

export function* articlesDe({ article, enfants }: NoeudTrace): Generator<string> {
  yield article;
  for (const enfant of enfants) yield* articlesDe(enfant);
}

/** Articles of the legal numbers that are not the same in two calculations, each once. */
export function articlesChanges(avant: NoeudTrace, apres: NoeudTrace): string[] {
  const anciens = new Map([...parametresDe(avant)].map(({ nom, valeur }) => [nom, valeur]));
  const changes = [...parametresDe(apres)].filter(({ nom, valeur }) => (anciens.get(nom) ?? valeur) !== valeur);
  return [...new Set(changes.map(({ article }) => article))];
}

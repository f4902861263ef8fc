import type { Bloc } from './blocs.ts';

/** A piece of a text, small enough to be found and quoted. */
export interface Piece {
  /** Headings that lead to it, the text's own title left out. */
  readonly intitules: readonly string[];
  readonly texte: string;
}

/** A passage is some ten to fifteen lines: enough to be understood alone. */
const TAILLE_VISEE = 1_400;
const TAILLE_MAX = 2_400;

/** Groups paragraphs under their headings; no paragraph is cut unless it is longer than a piece alone. */
export function decouperEnPieces(blocs: readonly Bloc[]): Piece[] {
  const pieces: Piece[] = [];
  let intitules: string[] = [];
  let paragraphes: string[] = [];
  let taille = 0;
  const fermer = (): void => {
    if (paragraphes.length > 0) pieces.push({ intitules: intitules.filter(Boolean), texte: paragraphes.join('\n') });
    paragraphes = [];
    taille = 0;
  };
  for (const { niveau, texte } of blocs) {
    if (niveau > 0) {
      fermer();
      intitules = [...Array.from({ length: niveau - 1 }, (_, i) => intitules[i] ?? ''), texte];
      continue;
    }
    for (const partie of couperPhrases(texte)) {
      if (taille > 0 && taille + partie.length > TAILLE_VISEE) fermer();
      paragraphes.push(partie);
      taille += partie.length;
    }
  }
  fermer();
  return pieces;
}

/** A paragraph that is too long is cut between two sentences, else between two words. */
function couperPhrases(texte: string): string[] {
  if (texte.length <= TAILLE_MAX) return [texte];
  const parties: string[] = [];
  let reste = texte;
  while (reste.length > TAILLE_MAX) {
    const fenetre = reste.slice(0, TAILLE_VISEE);
    const fin = Math.max(fenetre.lastIndexOf('. '), fenetre.lastIndexOf(' ; '));
    const coupe = fin > TAILLE_VISEE / 3 ? fin + 1 : Math.max(fenetre.lastIndexOf(' '), 1);
    parties.push(reste.slice(0, coupe).trim());
    reste = reste.slice(coupe).trim();
  }
  return reste === '' ? parties : [...parties, reste];
}

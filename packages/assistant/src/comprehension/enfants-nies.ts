import { lirePersonnes } from './personnes.ts';

const FINS = ['.', '?', '!', ';', '\n'];

/**
 * Whether a text denies children of its own household: « sans enfant », and not « mon mari n’a pas d’enfant » beside
 * those of the one who speaks.
 * @param aucun what says that there are none
 */
export function nieLesEnfants(texte: string, aucun: RegExp): boolean {
  for (let reste = texte, debut = 0; ; ) {
    const m = aucun.exec(reste);
    if (m === null) return false;
    const place = debut + m.index;
    const phrase = texte.slice(Math.max(0, ...FINS.map((fin) => texte.lastIndexOf(fin, place - 1) + 1)), place);
    const clause = phrase.slice(phrase.lastIndexOf(',') + 1);
    if (lirePersonnes(clause).at(-1)?.personne !== 2) return true;
    debut = place + m[0].length;
    reste = texte.slice(debut);
  }
}

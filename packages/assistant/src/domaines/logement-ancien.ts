import { motsDits, trouverMentions } from '@francis/lecture';

/** Fed with a fossil fuel: the ordinary rate since 1 March 2025, works included (CGI art. 278-0 bis A and 279-0 bis). */
export const FOSSILE = motsDits(
  'chaudiere gaz|chaudiere a gaz|chaudiere au gaz|chaudieres gaz|chaudiere fioul|chaudiere au fioul|chaudiere a fioul|chaudiere a condensation|gaz a condensation|chaudiere gaz a condensation',
);
export const TRAVAUX_DITS = motsDits(
  'travaux|renovation|renove|renover|refection|refaire|refait|rafraichissement|peinture|plomberie|carrelage|parquet|electricite|faience|entretien|depannage|ravalement|toiture|menuiserie',
);
/** « de 1985 », « construite en 2010 »: finished for more than two years; « sortie de terre en 2025 »: not yet. */
export function estAncien(texte: string, annee: number): boolean | undefined {
  const dites = trouverMentions(texte).flatMap((m) => (m.type === 'date' && m.annee !== undefined ? [m.annee] : []));
  const [dite] = dites;
  return dites.length !== 1 || dite === undefined || dite === annee ? undefined : dite < annee - DEUX_ANS;
}
const DEUX_ANS = 2;

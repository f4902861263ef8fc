import type { Fait } from '@francis/faits';
import { cheminDeBase } from '@francis/faits';
import type { Mention } from '@francis/lecture';

type Montant = Extract<Mention, { type: 'montant' }>;
const JOINTS = [' et ', ' plus ', ' puis '];
const FINS = ['.', ';', '?', '!'];

/** Where the last of these words stands before a place; -1 when none does. */
const dernier = (mots: readonly string[], texte: string, avant: number): number =>
  Math.max(...mots.map((mot) => (avant < mot.length ? -1 : texte.lastIndexOf(mot, avant - mot.length))));

/** « 50 000 € à l’un et 50 000 € à l’autre »: the equal amount told before this one in one sentence, joined to it. */
function joint(montants: readonly Montant[], rang: number, texte: string): Montant | undefined {
  const b = montants[rang];
  if (b === undefined) return undefined;
  const lien = dernier(JOINTS, texte, b.span[0]);
  const fin = dernier(FINS, texte, b.span[0]);
  if (lien <= fin) return undefined;
  return montants.slice(0, rang).findLast((a) => a.valeur === b.valeur && a.span[1] <= lien && a.span[1] > fin);
}

/** Equal amounts of which the calculation took one for a repeat of the other. */
export function doublons(mentions: readonly Mention[], faits: readonly Fait[], question: string): Mention[] {
  const montants = mentions.filter((m): m is Montant => m.type === 'montant' && m.certain);
  const texte = question.toLowerCase();
  return montants.filter((b, i) => {
    const a = joint(montants, i, texte);
    if (a === undefined) return false;
    // Each of two facts holds one of them; one that holds a sum of both says so.
    const siens = faits.filter((f) => f.preuves.includes(b.id) && f.preuves.includes(a.id));
    return (
      siens.length > 0 &&
      new Set(siens.map((f) => cheminDeBase(f.chemin))).size < 2 &&
      siens.every((f) => f.formule === undefined)
    );
  });
}

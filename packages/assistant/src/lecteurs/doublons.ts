import type { Fait } from '@francis/faits';
import { cheminDeBase } from '@francis/faits';
import type { Mention } from '@francis/lecture';

type Montant = Extract<Mention, { type: 'montant' }>;
const JOINTS = [' et ', ' plus ', ' puis '];
const FINS = ['.', ';', '?', '!'];

/** « 50 000 € à l’un et 50 000 € à l’autre »: two amounts, told in one sentence and joined. */
function distincts(a: Montant, b: Montant, question: string): boolean {
  const entre = question.slice(a.span[1], b.span[0]).toLowerCase();
  return a.valeur === b.valeur && JOINTS.some((mot) => entre.includes(mot)) && !FINS.some((f) => entre.includes(f));
}

/** Equal amounts of which the calculation took one for a repeat of the other. */
export function doublons(mentions: readonly Mention[], faits: readonly Fait[], question: string): Mention[] {
  const montants = mentions.filter((m): m is Montant => m.type === 'montant' && m.certain);
  return montants.filter((b, i) => {
    const a = montants.slice(0, i).findLast((x) => distincts(x, b, question));
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

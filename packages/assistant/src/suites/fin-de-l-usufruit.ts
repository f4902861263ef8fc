import { type Mention, motsDits, normaliserTexte, trouverMentions } from '@francis/lecture';

const MORT = motsDits(
  'deces|decede|decedent|decedera|decederont|meurt|meurent|mourra|mourront|mort|disparaitra|disparaitront|partiront',
);
const PAIE = motsDits(
  'repaye|repayer|repaie|repaierai|paye|payer|paie|paierai|paiera|droits|impot|impots|taxe|quelque chose|autre chose a payer',
);
const NUE_PROPRIETE = motsDits('nue-propriete|nue propriete|np');
const DONNEE = motsDits(
  'donne|donnent|donner|donnee|donation|don|ont donne|a donne|transmis|transmettent|transmet|offrent|offre',
);
const COMPTES: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite']);

/** The rule that is asked, in the words of the law (CGI art. 1133). */
const REGLE = 'Au décès de l’usufruitier, le nu-propriétaire paie-t-il des droits ?';

/**
 * « le jour où ils décèdent, je repaye quelque chose dessus ? » after a gift of bare ownership: the rule of the end of the
 * usufruct, and no new estate. Undefined for anything else.
 */
export function demandeLaFinDeLUsufruit(question: string, dits: readonly string[]): string | undefined {
  const texte = normaliserTexte(question);
  if (!MORT.test(texte) || !PAIE.test(texte)) return undefined;
  if (trouverMentions(question).some((m) => COMPTES.has(m.type))) return undefined;
  const dernier = normaliserTexte(dits.at(-1) ?? '');
  return NUE_PROPRIETE.test(dernier) && DONNEE.test(dernier) ? REGLE : undefined;
}

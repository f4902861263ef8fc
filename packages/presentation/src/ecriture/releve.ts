import type { NoeudAffiche } from './noeud.ts';

/** The rules of the page of the ledger, the scale first; those of the end only count when they come to something. */
const REGLES = [
  'ir.droits_simples',
  'ir.revenu_net_imposable',
  'ir.parts',
  'ir.decote',
  'ir.reductions',
  'ir.credits',
] as const;
const SI_NON_NUL = ['ir.pfu', 'ir.cehr'] as const;

/** The six lines of an income tax, and one more for each levy that a few households bear. None when it is another tax. */
export function lignesDuReleve(trace: NoeudAffiche): readonly NoeudAffiche[] {
  const enfant = (regle: string): NoeudAffiche | undefined => trace.enfants.find((n) => n.regle === regle);
  const six = REGLES.map(enfant).filter((n): n is NoeudAffiche => n !== undefined);
  if (six.length < REGLES.length) return [];
  return [...six, ...SI_NON_NUL.map(enfant).filter((n): n is NoeudAffiche => n !== undefined && n.valeur !== 0)];
}

/** The lines of any calculation: the page of an income tax, else its own steps; none when it is a single step. */
export function lignesDuCalcul(trace: NoeudAffiche): readonly NoeudAffiche[] {
  const releve = lignesDuReleve(trace);
  return releve.length > 0 ? releve : trace.enfants;
}

/** « 27 000 = 27 000 » says nothing: a formula whose two sides are the same amount is not shown. */
export function sansTautologie(formule: string): string {
  const [gauche, droite, ...autres] = formule.split(' = ').map((cote) => cote.trim());
  return autres.length === 0 && gauche === droite ? '' : formule;
}

/** What the figure hangs on, once each: its inputs, the steps under it, the numbers of the law. */
export function ceQuiLeChangerait({ entrees, enfants, parametres }: NoeudAffiche): readonly string[] {
  const causes = [...entrees.map((e) => e.libelle), ...enfants.map((e) => e.libelle)];
  const loi = [...new Set(parametres.map((p) => p.annee))].map((annee) => `les montants de la loi pour ${annee}`);
  return [...new Set([...causes.map(enMinuscule), ...loi])];
}

/** What goes on from a colon or a comma. */
export const enMinuscule = (texte: string): string =>
  // A sigle keeps its capitals.
  texte[1] === texte[1]?.toUpperCase() ? texte : texte.charAt(0).toLowerCase() + texte.slice(1);

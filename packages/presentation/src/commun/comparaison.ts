import { deduire } from './deduire.ts';
import { etape } from './etape.ts';
import { MOINS, type NoeudAffiche } from '../ecriture/index.ts';

export interface LigneComparee {
  readonly libelle: string;
  /** One per situation; null when it could not be computed. */
  readonly valeurs: readonly (number | null)[];
  readonly ecrire: (valeur: number) => string;
  /** How a difference is written, when not as the value: « 2,1 pt » for rates. */
  readonly ecrireEcart?: (ecart: number) => string;
  /** Which way is good for the reader; absent, the difference has no colour. */
  readonly mieux?: 'moins' | 'plus';
  /** The step of the calculation that gives each value, where there is one. */
  readonly noeuds?: readonly (NoeudAffiche | undefined)[];
  /** What the screen made of the steps, or where the figure comes from, when no step gives it. */
  readonly pourquoi?: NoeudAffiche;
}

/** Of the difference of two situations. */
export const ECART_EXPLIQUE: NoeudAffiche = deduire('Situation B − situation A');

const CALCUL_DE_LA_SITUATION = deduire(
  'Le calcul entier de cette situation\u202f: choisissez-la, et ses étapes sont plus haut',
);

/** Why a figure of the table is what it is: its step, or else where it is told. */
export const pourquoiDe = ({ noeuds, pourquoi }: LigneComparee, rang: number): NoeudAffiche =>
  noeuds?.[rang] ?? pourquoi ?? CALCUL_DE_LA_SITUATION;

export interface SituationsComparees {
  /** Shown as bars, and as the last line. */
  readonly principale: LigneComparee;
  readonly lignes: readonly LigneComparee[];
}

/** Of each result, one figure; null where there is no result. */
export const lireDans =
  <R>(resultats: readonly (R | null)[]) =>
  (lire: (r: R) => number | null | undefined): (number | null)[] =>
    resultats.map((r) => (r === null ? null : (lire(r) ?? null)));

/** Of each result, the step of this rule that gives its value. */
export const etapesDans = <R extends { readonly trace: NoeudAffiche }>(
  resultats: readonly (R | null)[],
  regle: string,
  lire: (r: R) => number,
): (NoeudAffiche | undefined)[] => resultats.map((r) => (r === null ? undefined : etape(r.trace, regle, lire(r))));

/** « +1 200 € », « — » when nothing changes or when one of the two is missing. */
export function ecrireEcart(ligne: LigneComparee): string {
  const [a, b] = ligne.valeurs;
  if (typeof a !== 'number' || typeof b !== 'number') return '—';
  const ecrire = ligne.ecrireEcart ?? ligne.ecrire;
  const texte = ecrire(Math.abs(b - a));
  return a === b || texte === ecrire(0) ? '—' : `${b > a ? '+' : MOINS}${texte}`;
}

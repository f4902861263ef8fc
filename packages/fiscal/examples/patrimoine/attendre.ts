import type { NoeudTrace, RefusFiscal } from '../../src/index.ts';
import { trouverNoeud } from '../../src/index.ts';

type Rendu = { readonly statut: 'exact' | 'estimation' | 'refus' };

/** The figures, or a failure that says why the engine refused. */
export function chiffres<R extends Rendu>(resultat: R | RefusFiscal): Exclude<R, RefusFiscal> {
  if (resultat.statut === 'refus') throw new Error(`Refus inattendu : ${JSON.stringify(resultat)}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the refusal was just set aside
  return resultat as Exclude<R, RefusFiscal>;
}

/** The figures with their tree. */
export function explication<R>(explique: { resultat: R; trace: NoeudTrace } | RefusFiscal): {
  resultat: R;
  trace: NoeudTrace;
} {
  if ('statut' in explique) throw new Error(`Refus inattendu : ${explique.message}`);
  return explique;
}

/** Value of the step that bears the rule id. */
export function etape(trace: NoeudTrace, regle: string): number | boolean | undefined {
  return trouverNoeud(trace, regle)?.valeur;
}

export function parcourir(noeud: NoeudTrace): NoeudTrace[] {
  return [noeud, ...noeud.enfants.flatMap(parcourir)];
}

export function code(resultat: object): string {
  return 'code' in resultat ? String(resultat.code) : 'aucun refus';
}

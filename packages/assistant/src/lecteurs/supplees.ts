import type { Feuille } from '@francis/faits';
import type { Registre } from '../orchestration/registre.ts';
import { proche } from './valeurs.ts';

/** A ceiling that the reader fills when none is said, or a figure that another call of this answer gave. */
const SUPPLEE = '.per_plafond';
export function estSupplee({ chemin, valeur }: Feuille, registre: Registre, profil: readonly number[]): boolean {
  if (chemin.endsWith(SUPPLEE) || profil.some((n) => proche(n, Number(valeur)))) return true;
  return registre.appels.some((a) => [...a.racines.values()].some((r) => proche(Number(r.valeur), Number(valeur))));
}

import type { ActiviteMicro } from '@francis/fiscal/patrimoine';
import { METIER_DIT, REGIME_DIT } from '@francis/lecture';

/** The activity that a trade names by itself: « bougies », « livreur », « cours de piano ». */
export function activiteDuMetier(texte: string): ActiviteMicro | undefined {
  const regimes = (['liberal', 'vente', 'service'] as const).filter((n) => REGIME_DIT[n].test(texte));
  if (regimes.length === 1) return regimes[0];
  return (['liberal', 'service', 'vente'] as const).find((n) => METIER_DIT[n].test(texte));
}

import type { RefusFiscal } from '../core/resultat.ts';
import { estRefus } from '../international/verification.ts';
import { calculerImpotSuisse } from './calculer.ts';
import type { OptionsSuisse } from './cantonal.ts';
import { REGIMES } from './cantons/index.ts';
import { CANTONS } from './parametres/annees.ts';
import type { ImpotSuisse, SituationSuisse } from './situation.ts';

export interface CantonCompare {
  /** French name of the canton. */
  readonly nom: string;
  readonly resultat: ImpotSuisse;
}

/**
 * The same household in the five cantons, lowest total tax first. The commune given applies to its own canton, the
 * capital to the others.
 */
export function comparerCantons(
  situation: SituationSuisse,
  annee: number,
  options: OptionsSuisse = {},
): readonly CantonCompare[] | RefusFiscal {
  const compares: CantonCompare[] = [];
  for (const canton of CANTONS) {
    const commune = canton === situation.canton ? situation.commune : undefined;
    const resultat = calculerImpotSuisse({ ...situation, canton, commune }, annee, options);
    if (estRefus(resultat)) return resultat;
    compares.push({ nom: REGIMES[canton].nom, resultat });
  }
  return compares.sort((a, b) => a.resultat.impotTotal - b.resultat.impotTotal);
}

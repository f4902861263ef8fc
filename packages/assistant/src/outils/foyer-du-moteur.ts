import { depuisMoteur, versMoteur } from '@francis/faits';
import type { FoyerPartiel, RefusFiscal } from '@francis/fiscal';
import type { FoyerDecrit } from './schemas.ts';

/** Capital incomes whose CSG is deducted in part once they bear the scale. */
const CAPITAL = ['dividendes', 'interets'] as const;

const capitalDe = (decrit: FoyerDecrit): number => CAPITAL.reduce((t, champ) => t + (decrit[champ] ?? 0), 0);

/** Dividends and interest at the scale, nothing being said of their CSG: it was levied on them, as the law says. */
export const supposeLaCsg = (decrit: FoyerDecrit): boolean =>
  decrit.option_bareme === true && decrit.csg_deductible_base_2BH === undefined && capitalDe(decrit) > 0;

/** The household under the names of the engine, from what people say of it. */
export function enFoyerDuMoteur(decrit: FoyerDecrit, annee: number): FoyerPartiel | RefusFiscal {
  if (decrit.enfants?.some((e) => e.annee_naissance === undefined && e.age === undefined))
    return {
      statut: 'refus',
      code: 'CHAMP_INVALIDE',
      champ: 'enfants',
      message: 'L’âge ou l’année de naissance de chaque enfant est nécessaire.',
    };
  // Every key of a parsed description is one of the vocabulary's, and its lines are the engine's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const entree = versMoteur('calculer_impot', depuisMoteur('calculer_impot', { foyer: decrit, annee })) as {
    readonly foyer?: FoyerPartiel;
  };
  const foyer = entree.foyer ?? {};
  return supposeLaCsg(decrit) ? { ...foyer, csg_deductible_base_2BH: capitalDe(decrit) } : foyer;
}

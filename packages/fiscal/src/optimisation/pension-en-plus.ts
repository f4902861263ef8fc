import type { FoyerFiscal } from '../france/impot-revenu/foyer.ts';

/** The household that helps one adult child more: the first on its own line, each other with a ceiling of its own. */
export const avecPensionEnPlus = (foyer: FoyerFiscal, pension: number): FoyerFiscal =>
  foyer.pension_alimentaire_enfant_majeur === 0
    ? { ...foyer, pension_alimentaire_enfant_majeur: pension }
    : { ...foyer, pensions_enfants_majeurs: [...foyer.pensions_enfants_majeurs, pension] };

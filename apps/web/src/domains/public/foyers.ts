import { completerFoyer } from '@francis/fiscal';

const enfant = (annee_naissance: number) => ({ annee_naissance, garde_alternee: false, invalide: false });

/** The published question. Net pay a month × 12 is read as the declared amount. */
export const foyerDeLaPreuve = (per_versements: number) =>
  completerFoyer({
    situation: 'marie',
    declarant1: { salaires: 2_150 * 12, per_versements },
    declarant2: { salaires: 1_925 * 12 },
    enfants: [enfant(2010), enfant(2006)],
    scolarite: { college: 1, lycee: 1, superieur: 0 },
    emploi_domicile: 350,
    dons_66: 100,
  });

/** What is said in the demonstration, with what its two levers would add. */
export const foyerDeLEntretien = (annee: number, per_versements: number, dons_66: number) =>
  completerFoyer({
    situation: 'marie',
    declarant1: { salaires: 62_000, per_versements },
    declarant2: { salaires: 48_000 },
    enfants: [enfant(annee - 8), enfant(annee - 11)],
    emploi_domicile: 3_000,
    dons_66,
  });

/** Wages of a household as one amount: shared between two spouses, so that each has the allowance of a wage. */
export const foyerDeSalaires = (annee: number, salaires: number, couple: boolean, enfants: number) =>
  completerFoyer({
    situation: couple ? 'marie' : 'celibataire',
    declarant1: { salaires: couple ? Math.ceil(salaires / 2) : salaires },
    ...(couple && { declarant2: { salaires: Math.floor(salaires / 2) } }),
    // Children of seven: none of the ages at which something else changes.
    enfants: Array.from({ length: enfants }, () => enfant(annee - 7)),
  });

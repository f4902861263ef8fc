/**
 * Numbers that the product's specification gives for its simulators. They are not the law: they belong to an older
 * product, and only the entry « Référence du cahier des charges » of a simulator reads them.
 */

/** Bands: what lies above `audela` bears `taux`, in percent. */
export const TMI_REFERENCE = {
  partsSeul: 1,
  partsCouple: 2,
  partsParEnfant: 0.5,
  /** The band at 49 % is left out: the specification does not give its lower limit. */
  tranches: [
    { audela: 0, taux: 0 },
    { audela: 11_294, taux: 11 },
    { audela: 28_797, taux: 30 },
    { audela: 82_341, taux: 41 },
    { audela: 177_106, taux: 45 },
  ],
  seuilTauxEleve: 41,
  partEpargneRetraite: 0.1,
  revenuConseilImmobilier: 40_000,
  revenuConseilDeductions: 30_000,
} as const;

export const SIMULATEUR_REFERENCE = {
  partsSeul: 1,
  partsCouple: 2,
  partsPremierEnfant: 0.5,
  partsDeuxEnfants: 1,
  forfaitTaux: 0.1,
  forfaitPlafond: 12_829,
  tranches: [
    { audela: 0, taux: 0 },
    { audela: 10_777, taux: 11 },
    { audela: 11_294, taux: 14 },
    { audela: 27_478, taux: 30 },
    { audela: 78_570, taux: 45 },
  ],
  /**
   * Subtracted from income × rate in each band. The specification does not show them: these make the scale continuous,
   * e.g. 14 % × 11 294 − 11 % × (11 294 − 10 777) = 1 524.29.
   */
  decalages: [0, 1_185.47, 1_524.29, 5_920.77, 17_706.27],
  decote: { taux: 0.4525, seuilUnePart: 1_929, forfaitUnePart: 873, seuilAutres: 3_186, forfaitAutres: 1_444 },
  epargneRetraite: { revenuMin: 20_000, part: 0.1, plafond: 5_000 },
  don: { revenuMin: 25_000, montant: 1_000, taux: 0.66 },
  meuble: { revenuMin: 35_000, economie: 0 },
} as const;

export const OPTIMISATION_REFERENCE = {
  epargneRetraite: { part: 0.1, plafond: 5_000 },
  meuble: { revenuMin: 40_000, plafond: 100_000, part: 0.15 },
  don: { revenuMin: 30_000, part: 0.05, plafond: 3_000, taux: 0.66 },
  entreprise: { revenuMin: 50_000, part: 0.2 },
  seuilTauxEleve: 41,
  seuilCapacite: 10_000,
  seuilTresFort: 5_000,
  seuilFort: 2_000,
} as const;

import type { FoyerFiscal } from './foyer.ts';

/** What the number of parts depends on, counted once. */
export interface Composition {
  readonly couple: boolean;
  /** Dependents in sole charge. */
  readonly exclusifs: number;
  /** Children in alternating residence. */
  readonly alternes: number;
  readonly exclusifsInvalides: number;
  readonly alternesInvalides: number;
  /** Own return of a survivor in the year of the death: as many parts as a married couple (BOI-IR-LIQ-10-10-20). */
  readonly anneeDuDeces: boolean;
  /**
   * Widowed in an earlier year with a dependent: keeps the part of the spouse (CGI art. 194 I), whatever the residence of
   * the children. The official program does not ask whose children they are, and neither does the household.
   */
  readonly veufAvecCharge: boolean;
  /** Half-parts of the filers themselves for disability or veterans (CGI art. 195 1, 3, 4, 5, 6). */
  readonly demiPartsPersonnelles: number;
  /** The half-part « a élevé seul un enfant » is the one granted (CGI art. 195 1 a). */
  readonly caseLRetenue: boolean;
  /** The lone-parent increase is granted (CGI art. 194 II); never on top of the part of a late spouse. */
  readonly parentIsole: boolean;
}

export function estCouple(foyer: FoyerFiscal): boolean {
  return foyer.situation === 'marie' || foyer.situation === 'pacse';
}

/** Counts the dependents and decides which increases apply. Boxes without effect in law stay without effect here. */
export function decrireComposition(foyer: FoyerFiscal, annee: number): Composition {
  const couple = estCouple(foyer);
  const anneeDuDeces = foyer.situation === 'veuf' && foyer.annee_deces_conjoint === annee;
  let exclusifs = 0;
  let alternes = 0;
  let exclusifsInvalides = 0;
  let alternesInvalides = 0;
  const enfants = foyer.enfants;
  for (let i = 0; i < enfants.length; i += 1) {
    const enfant = enfants[i];
    if (enfant === undefined) continue;
    if (enfant.garde_alternee) {
      alternes += 1;
      if (enfant.invalide) alternesInvalides += 1;
    } else {
      exclusifs += 1;
      if (enfant.invalide) exclusifsInvalides += 1;
    }
  }
  const aCharge = exclusifs + alternes;
  const veufAvecCharge = foyer.situation === 'veuf' && !anneeDuDeces && aCharge > 0;
  const p = foyer.invalidite_declarant1_P;
  let demiPartsPersonnelles = 0;
  if (couple) {
    demiPartsPersonnelles = (p ? 1 : 0) + (foyer.invalidite_declarant2_F ? 1 : 0);
    // Article 195 6: not added to the half-parts for disability.
    if (demiPartsPersonnelles === 0 && foyer.ancien_combattant_couple_S) demiPartsPersonnelles = 1;
  } else if (p || (aCharge === 0 && foyer.ancien_combattant_W)) {
    demiPartsPersonnelles = 1;
  }
  return {
    couple,
    exclusifs,
    alternes,
    exclusifsInvalides,
    alternesInvalides,
    anneeDuDeces,
    veufAvecCharge,
    demiPartsPersonnelles,
    caseLRetenue: foyer.case_L && !couple && aCharge === 0 && demiPartsPersonnelles === 0,
    parentIsole: foyer.parent_isole_T && !couple && aCharge > 0 && !veufAvecCharge,
  };
}

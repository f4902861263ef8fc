import type { RefusFiscal } from '../core/resultat.ts';
import type { FoyerFiscal } from '../france/impot-revenu/foyer.ts';
import type { Chiffres, ContexteOptimisation, Evaluation, Levier, LevierEcarte } from './levier.ts';
import { estApplicable } from './levier.ts';
import type { Facture } from './calcul.ts';
import { estRefus, facturer } from './calcul.ts';
import { chiffrer } from './construire.ts';
import { evaluerCalendrierDons, evaluerDon } from './leviers/dons.ts';
import { evaluerEnfantMajeur } from './leviers/enfant-majeur.ts';
import { evaluerFraisReels } from './leviers/frais-reels.ts';
import { evaluerBic, evaluerBnc, evaluerFoncier } from './leviers/micro-ou-reel.ts';
import { evaluerOptionBareme } from './leviers/option-bareme.ts';
import { evaluerPer } from './leviers/per.ts';
import { evaluerRegimeLocation } from './leviers/regime-location.ts';
import { evaluerImpositionCommune } from './leviers/union.ts';

type Evaluateur = (foyer: FoyerFiscal, annee: number, avant: Facture, contexte: ContexteOptimisation) => Evaluation;

const EVALUATEURS: readonly Evaluateur[] = [
  evaluerPer,
  evaluerDon,
  evaluerCalendrierDons,
  evaluerFraisReels,
  evaluerOptionBareme,
  evaluerEnfantMajeur,
  evaluerImpositionCommune,
  evaluerFoncier,
  evaluerBic,
  evaluerBnc,
  evaluerRegimeLocation,
];

export interface Optimisations {
  readonly statut: 'exact' | 'estimation';
  readonly reserves: readonly string[];
  readonly situation: Chiffres;
  /** By net gain, largest first. Their gains do not add up: each is measured alone. */
  readonly leviers: readonly Levier[];
  readonly ecartes: readonly LevierEcarte[];
}

/**
 * Every lever on this household, each measured by computing the whole tax again before and after.
 *
 * @param annee year of income
 * @param contexte facts that the return does not hold; a lever that lacks its own is set aside and says which
 * @returns a refusal only when the household itself cannot be computed
 */
export function proposerOptimisations(
  foyer: FoyerFiscal,
  annee: number,
  contexte: ContexteOptimisation = {},
): Optimisations | RefusFiscal {
  const avant = facturer(foyer, annee, contexte.options);
  if (estRefus(avant)) return avant;
  const leviers: Levier[] = [];
  const ecartes: LevierEcarte[] = [];
  for (const evaluer of EVALUATEURS) {
    const evaluation = evaluer(foyer, annee, avant, contexte);
    if (estApplicable(evaluation)) leviers.push(evaluation);
    else ecartes.push(evaluation);
  }
  leviers.sort((a, b) => b.gainNet - a.gainNet);
  return {
    statut: avant.impot.statut,
    reserves: avant.impot.reserves,
    situation: chiffrer(avant),
    leviers,
    ecartes,
  };
}

import { arrondirEuro } from '../../core/arrondi.ts';
import { euros } from '../../core/typographie.ts';
import { TMI_REFERENCE } from './parametres/constantes.ts';

/** Formula of the specification for the marginal-rate calculator (its section 9). Not the law: see `difference`. */

export type SituationReference = 'celibataire' | 'marie' | 'pacse';

export interface EntreeTmiReference {
  readonly revenusAnnuels: number;
  readonly situation: SituationReference;
  readonly enfants: number;
  readonly chargesDeductibles: number;
}

export interface TmiReference {
  readonly revenuImposable: number;
  readonly parts: number;
  /** Income per part, in euros. */
  readonly quotientFamilial: number;
  /** Percent. */
  readonly tmi: number;
  /** Whole euros. */
  readonly impotEstime: number;
  /** Bands reached. `montant` and `impot` are per part, in euros; `taux` in percent. */
  readonly tranchesApplicables: readonly { tranche: string; montant: number; taux: number; impot: number }[];
  readonly conseils: readonly string[];
  readonly optimisations: readonly { nom: string; economie: number; description: string }[];
  /** How this formula differs from the law. */
  readonly difference: string;
}

const DIFFERENCE =
  'Le cahier des charges applique le barème des revenus 2023 sous le titre 2025, compte une demi-part par enfant sans ' +
  'rang ni plafond, et ignore l’abattement de 10 %, le plafonnement du quotient familial et la décote.';

/** Tax of the specification's TMI calculator, rounded to the euro. */
export function calculerTmiReference(entree: EntreeTmiReference): TmiReference {
  const c = TMI_REFERENCE;
  const revenuImposable = Math.max(0, entree.revenusAnnuels - entree.chargesDeductibles);
  const parts = (entree.situation === 'celibataire' ? c.partsSeul : c.partsCouple) + entree.enfants * c.partsParEnfant;
  const quotient = revenuImposable / parts;
  let tmi = 0;
  let parPart = 0;
  const tranches: { tranche: string; montant: number; taux: number; impot: number }[] = [];
  for (const [rang, { audela, taux }] of c.tranches.entries()) {
    if (rang > 0 && quotient <= audela) break;
    const haut = c.tranches[rang + 1]?.audela ?? Number.POSITIVE_INFINITY;
    const montant = Math.min(quotient, haut) - audela;
    const impot = (montant * taux) / 100;
    const fin =
      haut === Number.POSITIVE_INFINITY ? `au-delà de ${euros(audela)}` : `de ${euros(audela)} à ${euros(haut)}`;
    tranches.push({ tranche: fin, montant, taux, impot });
    tmi = taux;
    parPart += impot;
  }
  return {
    revenuImposable,
    parts,
    quotientFamilial: quotient,
    tmi,
    impotEstime: arrondirEuro(parPart * parts),
    tranchesApplicables: tranches,
    ...conseiller(entree, tmi),
    difference: DIFFERENCE,
  };
}

function conseiller(entree: EntreeTmiReference, tmi: number): Pick<TmiReference, 'conseils' | 'optimisations'> {
  const c = TMI_REFERENCE;
  const conseils: string[] = [];
  const optimisations: { nom: string; economie: number; description: string }[] = [];
  if (tmi >= c.seuilTauxEleve) {
    conseils.push('Votre tranche marginale est élevée : chaque euro déduit compte.');
    optimisations.push({
      nom: 'Épargne retraite (PER)',
      economie: (entree.revenusAnnuels * c.partEpargneRetraite * tmi) / 100,
      description: 'Verser 10 % du revenu sur un plan d’épargne retraite.',
    });
  }
  if (entree.enfants === 0 && entree.revenusAnnuels > c.revenuConseilImmobilier) {
    conseils.push('Sans enfant à charge, étudiez l’investissement immobilier.');
  }
  if (entree.chargesDeductibles === 0 && entree.revenusAnnuels > c.revenuConseilDeductions) {
    conseils.push('Vous ne déclarez aucune charge déductible : vérifiez celles auxquelles vous avez droit.');
  }
  return { conseils, optimisations };
}

import { euros, pourcent } from '../../core/typographie.ts';
import { OPTIMISATION_REFERENCE } from './parametres/constantes.ts';

/** Formula of the specification for the optimisation page (its section 9). Not a computation of tax: see `difference`. */

export type ObjectifReference = 'retraite' | 'immobilier' | 'transmission' | 'entreprise';

export interface EntreeOptimisationReference {
  readonly revenus: number;
  /** Percent, 0 to 49. */
  readonly tmi: number;
  readonly capaciteInvestissement: number;
  readonly objectifs: readonly ObjectifReference[];
}

export interface StrategieReference {
  readonly nom: string;
  readonly economie: number;
  readonly investissement: number;
  readonly description: string;
  readonly difficulte: 'facile' | 'moyenne' | 'difficile';
  readonly delai: string;
  /** The saving as it is multiplied: « 5 000 € × 30 % ». */
  readonly formule: string;
}

/** Amounts in euros, not rounded. */
export interface OptimisationReference {
  readonly economieTotale: number;
  readonly strategies: readonly StrategieReference[];
  readonly conseils: readonly string[];
  readonly impactConscience: string;
  /** How this formula differs from the law. */
  readonly difference: string;
}

const DIFFERENCE =
  'Le cahier des charges multiplie des montants par la tranche marginale saisie et additionne les gains : il ne recalcule ' +
  'aucun impôt, ignore les plafonds du foyer, et prête à la location meublée et à la création d’entreprise des économies ' +
  'que la loi ne garantit pas.';

/** Only the furnished rental asks for its goal: the specification names no goal for the three others. */
function strategies(e: EntreeOptimisationReference): StrategieReference[] {
  const c = OPTIMISATION_REFERENCE;
  const retenues: StrategieReference[] = [];
  const tranche = pourcent(e.tmi / 100);
  const versement = Math.min(e.revenus * c.epargneRetraite.part, c.epargneRetraite.plafond);
  retenues.push({
    nom: 'Plan d’épargne retraite',
    economie: (versement * e.tmi) / 100,
    investissement: versement,
    description: 'Versement déductible sur un plan d’épargne retraite.',
    difficulte: 'facile',
    delai: 'Avant le 31 décembre',
    formule: `${euros(versement)} × ${tranche}`,
  });
  if (e.objectifs.includes('immobilier') && e.revenus > c.meuble.revenuMin) {
    const investissement = Math.min(e.capaciteInvestissement, c.meuble.plafond);
    retenues.push({
      nom: 'Location meublée',
      economie: (investissement * c.meuble.part * e.tmi) / 100,
      investissement,
      description: 'Investissement locatif meublé, amortissement du bien.',
      difficulte: 'moyenne',
      delai: '6 à 12 mois',
      formule: `${euros(investissement)} × ${pourcent(c.meuble.part)} × ${tranche}`,
    });
  }
  if (e.revenus > c.don.revenuMin) {
    const don = Math.min(e.revenus * c.don.part, c.don.plafond);
    retenues.push({
      nom: 'Dons',
      economie: don * c.don.taux,
      investissement: don,
      description: 'Dons à des organismes d’intérêt général.',
      difficulte: 'facile',
      delai: 'Avant le 31 décembre',
      formule: `${euros(don)} × ${pourcent(c.don.taux)}`,
    });
  }
  if (e.revenus > c.entreprise.revenuMin) {
    retenues.push({
      nom: 'Création d’entreprise',
      economie: (e.revenus * c.entreprise.part * e.tmi) / 100,
      investissement: 0,
      description: 'Exercer une partie de l’activité dans une société.',
      difficulte: 'difficile',
      delai: '3 à 6 mois',
      formule: `${euros(e.revenus)} × ${pourcent(c.entreprise.part)} × ${tranche}`,
    });
  }
  return retenues;
}

function conseils(e: EntreeOptimisationReference): string[] {
  const c = OPTIMISATION_REFERENCE;
  const donnes: string[] = [];
  if (e.tmi >= c.seuilTauxEleve)
    donnes.push('Votre tranche marginale est élevée : privilégiez les charges déductibles.');
  if (e.capaciteInvestissement < c.seuilCapacite)
    donnes.push('Commencez par les stratégies sans investissement important.');
  if (e.objectifs.length === 1) donnes.push('Diversifiez vos objectifs pour répartir les risques.');
  return donnes;
}

function impact(total: number): string {
  const c = OPTIMISATION_REFERENCE;
  if (total > c.seuilTresFort)
    return 'L’économie possible est très importante : faites vérifier ces stratégies par un expert.';
  if (total > c.seuilFort) return 'L’économie possible est sensible : choisissez les stratégies qui vous ressemblent.';
  return 'L’économie possible reste modeste : chaque petit choix compte.';
}

/** Strategies of the specification's optimisation page. */
export function calculerOptimisationReference(entree: EntreeOptimisationReference): OptimisationReference {
  const retenues = strategies(entree);
  const economieTotale = retenues.reduce((somme, s) => somme + s.economie, 0);
  return {
    economieTotale,
    strategies: retenues,
    conseils: conseils(entree),
    impactConscience: impact(economieTotale),
    difference: DIFFERENCE,
  };
}

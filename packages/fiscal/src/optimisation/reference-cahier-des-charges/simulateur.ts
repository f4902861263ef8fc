import { SIMULATEUR_REFERENCE } from './parametres/constantes.ts';
import type { SituationReference } from './tmi.ts';

/** Formula of the specification for the French income-tax simulator (its section 9). Not the law: see `difference`. */

export interface EntreeSimulateurReference {
  readonly revenus: number;
  readonly situation: SituationReference;
  /** 0 to 5. */
  readonly enfants: number;
  readonly fraisProfessionnels: 'forfait' | 'reel';
  readonly montantFraisReels: number;
}

/** Amounts in euros, not rounded: the specification does not say that they are. `tauxMarginal` in percent. */
export interface SimulateurReference {
  readonly revenuImposable: number;
  readonly parts: number;
  readonly impotBrut: number;
  readonly decote: number;
  readonly impotNet: number;
  readonly tauxMarginal: number;
  readonly economiesPossibles: number;
  readonly optimisations: readonly { nom: string; economie: number; description: string }[];
  /** How this formula differs from the law. */
  readonly difference: string;
}

const DIFFERENCE =
  'Le cahier des charges applique quatre tranches à 11, 14, 30 et 45 % qu’aucune loi n’a votées, un abattement de 10 % ' +
  'plafonné à 12 829 € et une décote prolongée jusqu’à 3 186 €, sans plafonnement du quotient familial ni arrondi.';

function partsDe(situation: SituationReference, enfants: number): number {
  const c = SIMULATEUR_REFERENCE;
  const adultes = situation === 'celibataire' ? c.partsSeul : c.partsCouple;
  if (enfants === 0) return adultes;
  if (enfants === 1) return adultes + c.partsPremierEnfant;
  return adultes + (enfants === 2 ? c.partsDeuxEnfants : enfants - 1);
}

/** Rank of the band: the last whose threshold the income per part exceeds. */
function rangDe(parPart: number): number {
  let rang = 0;
  for (const [i, { audela }] of SIMULATEUR_REFERENCE.tranches.entries()) if (i > 0 && parPart > audela) rang = i;
  return rang;
}

function decoteDe(impotBrut: number, parts: number): number {
  const d = SIMULATEUR_REFERENCE.decote;
  const unePart = parts === SIMULATEUR_REFERENCE.partsSeul;
  if (impotBrut >= (unePart ? d.seuilUnePart : d.seuilAutres)) return 0;
  return Math.min(impotBrut, (unePart ? d.forfaitUnePart : d.forfaitAutres) - impotBrut * d.taux);
}

/** Tax of the specification's French simulator. */
export function calculerSimulateurReference(entree: EntreeSimulateurReference): SimulateurReference {
  const c = SIMULATEUR_REFERENCE;
  const frais =
    entree.fraisProfessionnels === 'forfait'
      ? Math.min(entree.revenus * c.forfaitTaux, c.forfaitPlafond)
      : entree.montantFraisReels;
  const revenuImposable = Math.max(0, entree.revenus - frais);
  const parts = partsDe(entree.situation, entree.enfants);
  const parPart = revenuImposable / parts;
  const rang = rangDe(parPart);
  const taux = c.tranches[rang]?.taux ?? 0;
  const impotBrut = ((parPart * taux) / 100 - (c.decalages[rang] ?? 0)) * parts;
  const decote = decoteDe(impotBrut, parts);
  const optimisations = proposer(entree.revenus, taux);
  return {
    revenuImposable,
    parts,
    impotBrut,
    decote,
    impotNet: impotBrut - decote,
    tauxMarginal: taux,
    economiesPossibles: optimisations.reduce((somme, o) => somme + o.economie, 0),
    optimisations,
    difference: DIFFERENCE,
  };
}

function proposer(revenus: number, taux: number): { nom: string; economie: number; description: string }[] {
  const c = SIMULATEUR_REFERENCE;
  const optimisations: { nom: string; economie: number; description: string }[] = [];
  if (revenus > c.epargneRetraite.revenuMin) {
    const versement = Math.min(revenus * c.epargneRetraite.part, c.epargneRetraite.plafond);
    optimisations.push({
      nom: 'Épargne retraite (PER)',
      economie: (versement * taux) / 100,
      description: 'Verser 10 % du revenu, au plus 5 000 €, sur un plan d’épargne retraite.',
    });
  }
  if (revenus > c.don.revenuMin) {
    optimisations.push({
      nom: 'Don à une association',
      economie: c.don.montant * c.don.taux,
      description: 'Un don de 1 000 € ouvre droit à une réduction de 66 %.',
    });
  }
  if (revenus > c.meuble.revenuMin) {
    optimisations.push({
      nom: 'Location meublée',
      economie: c.meuble.economie,
      description: 'La location meublée non professionnelle permet d’amortir le bien.',
    });
  }
  return optimisations;
}

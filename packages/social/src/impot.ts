import {
  completerFoyer,
  type Declarant,
  expliquerImpotRevenu,
  type FoyerFiscal,
  type ImpotRevenu,
  type NoeudTrace,
  type RefusFiscal,
} from '@francis/fiscal';
import type { AnneeSociale } from './demande.ts';

/** An age that opens no right of its own: neither attached adult nor nursery. */
const AGE_ENFANT = 10;

export interface FoyerEntrepreneur {
  readonly annee: AnneeSociale;
  readonly situation: 'celibataire' | 'marie' | 'pacse';
  readonly enfants: number;
  readonly autresSalaires: number;
}

/**
 * Income tax of the household with an income of the activity in one box of the return; the other salaries are the
 * spouse's, or the person's own when alone. With its tree.
 */
export function imposerFoyer(
  f: FoyerEntrepreneur,
  activite: { readonly caseDeclaration: keyof Declarant; readonly montant: number } | null,
): { resultat: ImpotRevenu; trace: NoeudTrace } | RefusFiscal {
  const seul = f.situation === 'celibataire';
  const propre: Partial<Record<keyof Declarant, number>> = { salaires: seul ? f.autresSalaires : 0 };
  if (activite !== null) {
    const { caseDeclaration, montant } = activite;
    propre[caseDeclaration] = (propre[caseDeclaration] ?? 0) + montant;
  }
  const foyer: FoyerFiscal = completerFoyer({
    situation: f.situation,
    enfants: Array.from({ length: f.enfants }, () => ({ annee_naissance: f.annee - AGE_ENFANT })),
    // The list of earlier ceilings is no amount; it is never the box of an activity.
    declarant1: { ...propre, per_reports: [] },
    ...(!seul && { declarant2: { salaires: f.autresSalaires } }),
  });
  return expliquerImpotRevenu(foyer, f.annee, { hypothese: 'derniers-parametres' });
}

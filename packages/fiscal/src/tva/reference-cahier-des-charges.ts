import type { RefusFiscal } from '../core/resultat.ts';
import { arrondirCentime, sommerCentimes } from '../international/montants.ts';
import { verifierChoix, verifierMontant } from '../international/verification.ts';
import { CONSTANTES_REFERENCE_TVA, type TypeReferenceTva } from './parametres/reference-cahier-des-charges.ts';
import type { PaysTva } from './parametres/taux.ts';

export interface ReferenceTva {
  readonly montantHT: number;
  readonly montantTVA: number;
  readonly montantTTC: number;
  /** Percent. */
  readonly tauxTVA: number;
  readonly conseils: readonly string[];
  /** How this figure differs from the law in force. */
  readonly difference: string;
}

/**
 * The literal rates of the specification (section 9), kept as the last entry of the scale selector. Not the law: use
 * `calculerTva` for that.
 */
export function calculerReferenceTva(
  pays: PaysTva,
  type: TypeReferenceTva,
  montantHT: number,
): ReferenceTva | RefusFiscal {
  const refusPays = verifierChoix(pays, Object.keys(CONSTANTES_REFERENCE_TVA), 'pays');
  if (refusPays !== null) return refusPays;
  const constantes = CONSTANTES_REFERENCE_TVA[pays];
  const refus = verifierChoix(type, Object.keys(constantes.taux), 'type') ?? verifierMontant(montantHT, 'montantHT');
  if (refus !== null) return refus;
  const tauxTVA = constantes.taux[type] ?? 0;
  const ht = arrondirCentime(montantHT);
  const montantTVA = arrondirCentime((montantHT * tauxTVA) / 100);
  return {
    montantHT: ht,
    montantTVA,
    montantTTC: sommerCentimes(ht, montantTVA),
    tauxTVA,
    conseils: montantHT > constantes.seuilConseil ? [constantes.conseil] : [],
    difference: constantes.difference,
  };
}

import type { RefusFiscal } from '../core/resultat.ts';
import { verifierMontant } from '../international/verification.ts';
import { REFERENCE_IRPF } from './parametres/irpf.ts';

export interface ReferenceIrpf {
  /** Rounded to the euro, as the specification shows it. */
  readonly irpf: number;
  /** Percent, to two decimals. */
  readonly tauxMoyen: number;
  readonly difference: string;
}

/** The literal formula of the specification (section 9): 5 % from 24 000 to 40 000, 10 % above. */
export function calculerReferenceIrpf(revenu: number): ReferenceIrpf | RefusFiscal {
  const refus = verifierMontant(revenu, 'revenu');
  if (refus !== null) return refus;
  const { seuilBas, seuilHaut, tauxBas, tauxHaut } = REFERENCE_IRPF;
  const tranche = Math.max(0, Math.min(revenu, seuilHaut) - seuilBas) * tauxBas;
  const impot = tranche + Math.max(0, revenu - seuilHaut) * tauxHaut;
  return {
    irpf: Math.round(impot),
    tauxMoyen: revenu === 0 ? 0 : Math.round((impot / revenu) * 10_000) / 100,
    difference:
      'Pour une personne seule sans charge, la loi donne le même impôt ; elle tient compte en plus du conjoint sans revenu (minimum de 40 000 €), de l’invalidité, des personnes à charge et de l’épargne (Llei 5/2014).',
  };
}

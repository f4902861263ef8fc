import type { PaysTva } from './taux.ts';

/** Types of the product's first VAT pages; not the names of the law (`reduit` in Luxembourg is there 14 %). */
export type TypeReferenceTva = 'normal' | 'reduit' | 'superreduit' | 'particulier';

interface ConstantesReference {
  /** Percents of the specification, section 9. */
  readonly taux: Readonly<Partial<Record<TypeReferenceTva, number>>>;
  /** A tip shows above this amount without tax. */
  readonly seuilConseil: number;
  /** The specification gives the threshold, not the sentence: this one is ours. */
  readonly conseil: string;
  readonly difference: string;
}

export const CONSTANTES_REFERENCE_TVA: Readonly<Record<PaysTva, ConstantesReference>> = {
  CH: {
    taux: { normal: 7.7, reduit: 2.5, particulier: 3.7 },
    seuilConseil: 10_000,
    conseil: 'Pour un montant élevé, faites vérifier le taux et la déduction de l’impôt préalable par un spécialiste.',
    difference:
      'Taux suisses d’avant 2024 : la loi applique 8,1 %, 2,6 % et 3,8 % depuis le 1er janvier 2024 (LTVA art. 25).',
  },
  LU: {
    taux: { normal: 17, reduit: 14, superreduit: 8, particulier: 3 },
    seuilConseil: 10_000,
    conseil: 'Pour un montant élevé, faites vérifier le taux et le droit à déduction par un spécialiste.',
    difference:
      'Mêmes taux que la loi en vigueur, sous d’autres noms : 14 % est le taux intermédiaire, 8 % le taux réduit, 3 % le taux super-réduit.',
  },
  AD: {
    taux: { normal: 4.5, reduit: 1, superreduit: 0.5 },
    seuilConseil: 5000,
    conseil: 'Pour un montant élevé, faites vérifier le taux et le droit à déduction par un spécialiste.',
    difference:
      'Le taux super-réduit andorran est de 0 % dans la loi (et non 0,5 %) ; il existe aussi un taux spécial de 2,5 % et un taux majoré de 9,5 % (Llei 11/2012).',
  },
};

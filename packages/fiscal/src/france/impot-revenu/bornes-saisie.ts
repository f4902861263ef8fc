import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';

/** Not legal numbers: beyond these an entry is a slip of the keyboard, and doubles would lose the cents. */
export const MONTANT_MAX = 1e9;
export const NAISSANCE_MIN = 1900;
export const ENFANTS_MAX = 30;

/** A finite number from 0 to the maximum; NaN fails both comparisons. */
export function estMontantRecevable(montant: unknown): montant is number {
  return typeof montant === 'number' && montant >= 0 && montant <= MONTANT_MAX;
}

export function refuserMontant(montant: unknown, champ: string): RefusFiscal {
  if (typeof montant !== 'number' || Number.isNaN(montant)) {
    return refuser('MONTANT_INVALIDE', `Le champ « ${champ} » doit être un montant en euros.`, champ);
  }
  if (montant < 0) {
    return refuser('MONTANT_INVALIDE', `Le champ « ${champ} » ne peut pas être négatif.`, champ);
  }
  return refuser('MONTANT_HORS_BORNES', `Le champ « ${champ} » dépasse un milliard d’euros.`, champ);
}

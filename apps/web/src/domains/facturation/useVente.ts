import type { FormulesEnVente } from '@francis/contract';
import { useSuDuServeur } from '../../platform/useSuDuServeur.ts';

/** What is on sale, for the pages that a visitor may open. */
export function useVente(donnee?: FormulesEnVente): { vente: FormulesEnVente | undefined; erreur: unknown } {
  const { su, erreur } = useSuDuServeur(donnee, '/api/formules');
  return { vente: su, erreur };
}

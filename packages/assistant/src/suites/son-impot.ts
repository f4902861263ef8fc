import { lireElements, lirePartsDeVariation, lireVariation, trouverMentions } from '@francis/lecture';
import type { DemandeAssistant } from '../types.ts';

/** What a stored household is asked before anything is tried of it. */
export const sonImpot = ({ concerne }: DemandeAssistant): string =>
  concerne === 'client' ? 'Quel est son impôt ?' : 'Quel est mon impôt ?';

/** Whether an amount is told by how much, or by what share, it moves: nothing else says what it becomes. */
export function faitVarier(texte: string): boolean {
  const mentions = trouverMentions(texte);
  return (
    lirePartsDeVariation(texte, mentions).length > 0 ||
    mentions.some((m) => m.type === 'montant' && lireVariation(texte, m) !== undefined)
  );
}

/** « et si elle divorçait ? »: who files with whom changes, and what they had together is shared. */
export const separe = (texte: string): boolean =>
  (lireElements(texte) ?? []).some((e) => e.type === 'idee' && e.idees.includes('separation'));

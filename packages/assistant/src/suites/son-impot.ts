import { lireElements, lireVariation, trouverMentions } from '@francis/lecture';
import type { DemandeAssistant } from '../types.ts';

/** What a stored household is asked before anything is tried of it. */
export const sonImpot = ({ concerne }: DemandeAssistant): string =>
  concerne === 'client' ? 'Quel est son impôt ?' : 'Quel est mon impôt ?';

/** Whether an amount is told by how much it moves: nothing else than what moves says what it becomes. */
export const faitVarier = (texte: string): boolean =>
  trouverMentions(texte).some((m) => m.type === 'montant' && lireVariation(texte, m) !== undefined);

/** « et si elle divorçait ? »: who files with whom changes, and what they had together is shared. */
export const separe = (texte: string): boolean =>
  (lireElements(texte) ?? []).some((e) => e.type === 'idee' && e.idees.includes('separation'));

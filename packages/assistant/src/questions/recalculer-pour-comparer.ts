import { creerAssistant } from '../assistant.ts';
import type { DemandeAssistant, EvenementAssistant } from '../types.ts';
import { creerModeleDeLecture, type Interpretation } from './modele-de-lecture.ts';

/** One way among others of reading a question, computed: its figure is compared, and not shown by itself. */
export const recalculerPourComparer = (
  demande: DemandeAssistant,
  interpretation: Interpretation,
): AsyncIterable<EvenementAssistant> =>
  creerAssistant({ modele: creerModeleDeLecture(interpretation), sansPrudence: true }).repondre(demande);

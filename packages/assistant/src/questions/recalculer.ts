import { creerAssistant } from '../assistant.ts';
import type { DemandeAssistant, EvenementAssistant, OptionsReponse } from '../types.ts';
import { creerModeleDeLecture, type Interpretation } from './modele-de-lecture.ts';

/** An answer made again from calls alone, when a person corrected what was read: no model reads anything. */
export type Recalcul = (
  demande: DemandeAssistant,
  interpretation: Interpretation,
  options?: Pick<OptionsReponse, 'signal' | 'compte'>,
) => AsyncIterable<EvenementAssistant>;

export const recalculer: Recalcul = (demande, interpretation, options) =>
  creerAssistant({ modele: creerModeleDeLecture(interpretation), reserves: interpretation.reserves ?? [] }).repondre(
    demande,
    options,
  );

/** The same for one way among others of reading a question: its figure is compared, and not shown by itself. */
export const recalculerPourComparer: Recalcul = (demande, interpretation) =>
  creerAssistant({ modele: creerModeleDeLecture(interpretation), sansPrudence: true }).repondre(demande);

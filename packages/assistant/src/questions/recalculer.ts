import { creerAssistant } from '../assistant.ts';
import type { DemandeAssistant, EvenementAssistant, OptionsReponse } from '../types.ts';
import { plausiblesDUnRecalcul } from './lectures-plausibles.ts';
import { creerModeleDeLecture, type Interpretation } from './modele-de-lecture.ts';

/** An answer made again from calls alone, when a person corrected what was read: no model reads anything. */
export type Recalcul = (
  demande: DemandeAssistant,
  interpretation: Interpretation,
  options?: Pick<OptionsReponse, 'signal' | 'compte'>,
) => AsyncIterable<EvenementAssistant>;

export const recalculer: Recalcul = (demande, interpretation, options) =>
  creerAssistant({
    modele: creerModeleDeLecture(interpretation),
    reserves: interpretation.reserves ?? [],
    plausibles: plausiblesDUnRecalcul,
  }).repondre(demande, options);

import type { Assistant, DemandeAssistant, OptionsReponse } from '../types.ts';
import { lireSeul, situationDe } from './lire-seul.ts';
import { calculsDe, consolider } from './relire.ts';
import { type Suite, suivreUneChose } from './suivre.ts';

/** The last calculation with the one new value that a turn gives it; undefined when the ordinary reading says the same. */
export async function direUneChose(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Suite | undefined> {
  const tours = consolider(demande, dits);
  const precedent = demande.precedent ?? (await situationDe(assistant, demande, tours, options));
  const suite = precedent && suivreUneChose(demande.question, precedent, tours);
  if (suite?.reserves === undefined) return suite;
  const lue = await lireSeul(assistant, demande, tours, demande.question, options);
  // Read whole, it says the same: two readings agree.
  return JSON.stringify(calculsDe(lue?.appels ?? [])) === JSON.stringify(suite.appels) ? undefined : suite;
}

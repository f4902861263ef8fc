import type { Assistant, DemandeAssistant, OptionsReponse } from '../types.ts';
import { avecSesDoutes } from './doutes-gardes.ts';
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
  const lue = precedent && suivreUneChose(demande.question, precedent, tours);
  const suite = lue && avecSesDoutes(lue, precedent, demande.question);
  if (lue?.reserves === undefined) return suite;
  const entiere = await lireSeul(assistant, demande, tours, demande.question, options);
  // Read whole, it says the same: two readings agree.
  return JSON.stringify(calculsDe(entiere?.appels ?? [])) === JSON.stringify(lue.appels) ? undefined : suite;
}

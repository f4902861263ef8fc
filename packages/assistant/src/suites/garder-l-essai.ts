import { CorrectionRefusee } from '../lecteurs/corriger.ts';
import type { Interpretation } from '../questions/modele-de-lecture.ts';
import type { Assistant, DemandeAssistant, OptionsReponse } from '../types.ts';
import { gardeLEssai } from './cumul.ts';
import { doutesGardes } from './doutes-gardes.ts';
import { lireSeul } from './lire-seul.ts';
import { trancherLEssai } from './trancher.ts';

/** « garde ça » after a try: the calculation of what was tried, from which the next questions start. */
export async function garderLEssai(
  assistant: Assistant,
  demande: DemandeAssistant,
  dits: readonly string[],
  options: OptionsReponse | undefined,
): Promise<Interpretation | undefined> {
  if (!gardeLEssai(demande.question)) return undefined;
  const lu = demande.precedent ?? (await lireSeul(assistant, demande, dits.slice(0, -1), dits.at(-1) ?? '', options));
  if (lu === undefined) return undefined;
  try {
    const { appels, introduction } = trancherLEssai(lu.appels, 'garder');
    // What was tried holds: nobody said that it was well read.
    return { appels, demandes: ['montant'], introduction, reserves: doutesGardes(lu.doutes ?? []) };
  } catch (erreur) {
    // No try, or one that no fact tells alone: the turn is read as any other.
    if (erreur instanceof CorrectionRefusee) return undefined;
    throw erreur;
  }
}

import {
  type Assistant,
  chargerModele,
  creerAssistant,
  creerAssistantHeberge,
  creerModeleEmbarque,
} from '@francis/assistant';
import type { Hebergement } from './config-modele.ts';

/** The assistant that the configuration asks for: the embedded model, alone or as the check of a hosted one. */
export async function assembler(heberge: Hebergement | undefined): Promise<Assistant> {
  const embarque = creerAssistant({ modele: creerModeleEmbarque() });
  if (heberge === undefined) return embarque;
  // The providers' clients write their remarks to the console; what matters is in the answer and its code.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  return creerAssistantHeberge({
    embarque,
    modele: await chargerModele(heberge.modele),
    configuration: heberge.modele,
  });
}

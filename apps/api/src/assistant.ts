import { type Assistant, chargerModele, creerAssistantHeberge, suivre } from '@francis/assistant';
import type { Hebergement } from './config-modele.ts';

/** The assistant that the configuration asks for: the embedded one, alone or as the second opinion of a hosted one that reads. */
export async function assembler(embarque: Assistant, heberge: Hebergement | undefined): Promise<Assistant> {
  if (heberge === undefined) return embarque;
  // The providers' clients write their remarks to the console; what matters is in the answer and its code.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const lecteur = creerAssistantHeberge({
    embarque,
    modele: await chargerModele(heberge.modele),
    configuration: heberge.modele,
  });
  return {
    // An edit of the last computation is known without reading: nothing leaves for it, and nothing is paid.
    repondre: (demande, options) =>
      demande.precedent && suivre(demande.question, demande.precedent)
        ? embarque.repondre(demande, options)
        : lecteur.repondre(demande, options),
  };
}

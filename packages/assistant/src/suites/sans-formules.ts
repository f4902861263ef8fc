import { effacerFormules } from '@francis/lecture';
import type { Assistant } from '../types.ts';

/** Reads each turn without its greetings and thanks, which keep their room: every proof stays where it was typed. */
export const sansFormules = (assistant: Assistant): Assistant => ({
  repondre: (demande, options) =>
    assistant.repondre(
      {
        ...demande,
        question: effacerFormules(demande.question),
        historique: demande.historique.map((tour) =>
          tour.role === 'user' ? { ...tour, content: effacerFormules(tour.content) } : tour,
        ),
      },
      options,
    ),
});

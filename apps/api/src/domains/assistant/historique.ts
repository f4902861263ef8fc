import { TAILLE_MAX_QUESTION, type Tour } from '@francis/contract';

/** Exchanges of a conversation that are read again with a new question. */
export const ECHANGES_RELUS = 20;
const CARACTERES_RELUS = 100_000;

/**
 * What is read again of a history that the caller sends: as much as of a stored conversation, and no question longer
 * than one may be asked. Reading takes time for each character, during which nobody else is answered.
 */
export function derniersTours(historique: readonly Tour[]): Tour[] {
  const gardes: Tour[] = [];
  let reste = CARACTERES_RELUS;
  for (const { role, content } of historique.slice(-2 * ECHANGES_RELUS).toReversed()) {
    const lu = role === 'user' ? content.slice(0, TAILLE_MAX_QUESTION) : content;
    reste -= lu.length;
    if (reste < 0) break;
    gardes.unshift({ role, content: lu });
  }
  return gardes;
}

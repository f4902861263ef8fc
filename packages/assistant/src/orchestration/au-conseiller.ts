import { clientDontOnParle, parleDeSoi } from '@francis/lecture';
import type { DemandeAssistant } from '../types.ts';

/**
 * « Mon client, célibataire, 50 000 € »: asked without a file, and about somebody else all the same. The answer speaks of
 * the client, and what is stored of who asks is no fact of it.
 */
export function auConseiller(demande: DemandeAssistant): DemandeAssistant {
  if (demande.concerne !== undefined) return demande;
  const tours = [...demande.historique.filter((t) => t.role === 'user').map((t) => t.content), demande.question];
  const dit = tours.findLast((tour) => parleDeSoi(tour) || clientDontOnParle(tour) !== undefined);
  const pronom = dit === undefined ? undefined : clientDontOnParle(dit);
  if (pronom === undefined) return demande;
  const { profilContexte: _, profilEnregistre: __, ...reste } = demande;
  return { ...reste, concerne: 'client', ...(pronom === 'elle' && { pronom }) };
}

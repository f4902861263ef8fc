import { direLeClient } from '../comprehension/pronom-du-client.ts';
import type { DemandeAssistant } from '../types.ts';

/** Each turn on a client as the client would tell it. */
export function direDuClient(demande: DemandeAssistant): DemandeAssistant {
  const { pronom, question, historique } = demande;
  if (pronom === undefined) return demande;
  return {
    ...demande,
    question: direLeClient(question, pronom),
    historique: historique.map((t) => (t.role === 'user' ? { ...t, content: direLeClient(t.content, pronom) } : t)),
  };
}

import type { Juridiction } from '@francis/contract';
import { getSession, resumeSession } from '../../../platform/session.ts';
import { confierQuestion } from '../../assistant/brouillon.ts';

function retenirPays(pays: Juridiction): void {
  try {
    localStorage.setItem('jurisdiction', pays);
  } catch {
    // Storage refused: the chat opens on France.
  }
}

/**
 * Prepares the chat for a question, and says where to go: the chat, or the sign-in page that comes back to it. After a
 * sign-up the chat is the first screen, and the question waits there too, even when a page between was loaded again.
 */
export async function preparerQuestion(question: string, pays: Juridiction): Promise<'/chat' | '/login'> {
  retenirPays(pays);
  confierQuestion(question);
  await resumeSession();
  const { statut } = getSession();
  return statut === 'ouverte' || statut === 'injoignable' ? '/chat' : '/login';
}

import type { Juridiction } from '@francis/contract';
import { dernierUtilisateur, getSession, resumeSession, subscribe } from '../../../platform/session.ts';
import { cleBrouillon, ecrireBrouillon } from '../../assistant/brouillon.ts';

/** The one that waits for a session; a second question replaces it. */
let attente: (() => void) | undefined;

/** Puts the question in the sheet of the new conversation as soon as somebody is signed in, or was before the server went away. */
function confier(question: string): void {
  attente?.();
  const deposer = (): boolean => {
    const session = getSession();
    const id =
      session.statut === 'ouverte'
        ? session.utilisateur.id
        : session.statut === 'injoignable'
          ? dernierUtilisateur()
          : undefined;
    if (id === undefined) return false;
    ecrireBrouillon(cleBrouillon(id, null), question);
    return true;
  };
  if (deposer()) return;
  const fin = subscribe(() => {
    if (deposer()) attente?.();
  });
  attente = () => {
    fin();
    attente = undefined;
  };
}

function retenirPays(pays: Juridiction): void {
  try {
    localStorage.setItem('jurisdiction', pays);
  } catch {
    // Storage refused: the chat opens on France.
  }
}

/**
 * Prepares the chat for a question, and says where to go: the chat, or the sign-in page that comes back to it. After a
 * sign-up the chat is the first screen, and the question waits there too.
 */
export async function preparerQuestion(question: string, pays: Juridiction): Promise<'/chat' | '/login'> {
  retenirPays(pays);
  confier(question);
  await resumeSession();
  const { statut } = getSession();
  return statut === 'ouverte' || statut === 'injoignable' ? '/chat' : '/login';
}

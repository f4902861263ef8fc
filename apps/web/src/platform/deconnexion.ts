import { viderBrouillons } from './brouillons.ts';
import { send } from './http.ts';
import { annoncer } from './onglets.ts';
import { closeSession, quitterSession } from './session.ts';
import { toast } from './toasts.tsx';

/** What says nothing of the person. */
const GARDES = new Set(['theme', 'francis.voix', 'francis.guide-client']);

/** Nothing of the person stays in this browser: drafts, storage, and the other tabs leave too. */
export function effacerTraces(): void {
  viderBrouillons();
  try {
    for (const cle of Object.keys(localStorage)) if (!GARDES.has(cle)) localStorage.removeItem(cle);
    sessionStorage.clear();
  } catch {
    // Storage refused: nothing was written.
  }
}

/**
 * Closes the session on the server, whose answer empties what this site keeps in the browser; what says nothing of the
 * person is put back. @returns whether the server confirmed.
 */
export async function fermerAuServeur(): Promise<boolean> {
  const gardes = lireGardes();
  // The cookie says which session: a token that ended must not be renewed on the way out.
  const confirme = await send('/api/auth/logout', { method: 'POST', anonymous: true }).then(
    () => true,
    () => false,
  );
  remettre(gardes);
  return confirme;
}

function lireGardes(): readonly [cle: string, valeur: string][] {
  try {
    return Object.entries(localStorage).filter(([cle]) => GARDES.has(cle));
  } catch {
    return [];
  }
}

function remettre(gardes: readonly [cle: string, valeur: string][]): void {
  try {
    for (const [cle, valeur] of gardes) localStorage.setItem(cle, valeur);
  } catch {
    // Storage refused: nothing was there either.
  }
}

/**
 * Signs out. The guarded screens empty first, so that the page that the back button may find again shows nothing; then
 * the document is replaced, and what it held in memory goes with it.
 */
export async function seDeconnecter(): Promise<void> {
  quitterSession();
  const confirme = await fermerAuServeur();
  annoncer({ fin: 'sortie' });
  effacerTraces();
  if (confirme) {
    location.replace('/');
    return;
  }
  closeSession('sortie');
  toast('Vous êtes déconnecté ici, mais le serveur n’a pas répondu\u202f: il fermera la session de lui-même.', {
    erreur: true,
  });
}

/** Who asked to answer later, for the life of this tab. */
const CLE = 'francis.accueil';

export function estRemis(utilisateurId: string | undefined): boolean {
  try {
    return utilisateurId !== undefined && sessionStorage.getItem(CLE) === utilisateurId;
  } catch {
    return false;
  }
}

export function remettre(utilisateurId: string): void {
  try {
    sessionStorage.setItem(CLE, utilisateurId);
  } catch {
    // Storage refused: the window comes back with the next page.
  }
}

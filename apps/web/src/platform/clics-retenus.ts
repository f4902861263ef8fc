/** What names a button to a person: it is the same on the page written in advance and on the one that replaces it. */
const nomDe = (bouton: HTMLButtonElement): string => bouton.getAttribute('aria-label') ?? bouton.textContent;

const memeBouton = (racine: ParentNode, nom: string): HTMLButtonElement | undefined =>
  [...racine.querySelectorAll('button')].find((bouton) => nomDe(bouton) === nom);

/**
 * Keeps the last button pressed on a page that the application has not taken over yet.
 * @param racine what the application will draw again
 * @returns presses the button of the same name, once the application has drawn it in the place of the first
 */
export function retenirLesClics(racine: HTMLElement): () => void {
  let presse: HTMLButtonElement | null = null;
  const retenir = (evenement: MouseEvent): void => {
    const bouton = evenement.target instanceof Element ? evenement.target.closest('button') : null;
    if (!bouton) return;
    evenement.preventDefault();
    evenement.stopPropagation();
    presse = bouton;
  };
  racine.addEventListener('click', retenir, { capture: true });

  return () => {
    const ecrite = racine.firstElementChild;
    const remplacee = new MutationObserver(() => {
      if (ecrite?.isConnected) return;
      remplacee.disconnect();
      racine.removeEventListener('click', retenir, { capture: true });
      // After the effects of the first drawing, which the answer to a click may need.
      if (presse) setTimeout((nom: string) => memeBouton(racine, nom)?.click(), 0, nomDe(presse));
    });
    remplacee.observe(racine, { childList: true });
  };
}

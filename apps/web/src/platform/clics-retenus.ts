/** What names a button or a link to a person: it is the same on the page written in advance and on the one that replaces it. */
const nomDe = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

const homonymes = (racine: ParentNode, balise: string, nom: string): HTMLElement[] =>
  [...racine.querySelectorAll<HTMLElement>(balise)].filter((element) => nomDe(element) === nom);

/** How to find an element again among those that replace it. */
function reperer(racine: ParentNode, element: Element): () => HTMLElement | undefined {
  const [balise, nom] = [element.localName, nomDe(element)];
  const rang = homonymes(racine, balise, nom).findIndex((un) => un === element);
  return () => homonymes(racine, balise, nom)[rang];
}

/**
 * Keeps the last button pressed on a page that the application has not taken over yet, and where its keyboard stands.
 * @param racine what the application will draw again
 * @returns presses the button of the same name, once the application has drawn it in the place of the first, and puts
 *   the focus back
 */
export function retenirLesClics(racine: HTMLElement): () => void {
  let presse: (() => HTMLElement | undefined) | undefined;
  let vise: { element: Element; retrouver: () => HTMLElement | undefined } | undefined;
  const retenir = (evenement: MouseEvent): void => {
    const bouton = evenement.target instanceof Element ? evenement.target.closest('button') : null;
    if (!bouton) return;
    evenement.preventDefault();
    evenement.stopPropagation();
    presse = reperer(racine, bouton);
  };
  const viser = ({ target }: FocusEvent): void => {
    if (target instanceof Element) vise = { element: target, retrouver: reperer(racine, target) };
  };
  const quitter = ({ target }: FocusEvent): void => {
    // Taken out of the page, an element loses the focus too: that is not the person's doing.
    setTimeout(() => {
      if (vise?.element === target && vise?.element.isConnected && target !== document.activeElement) vise = undefined;
    });
  };
  racine.addEventListener('click', retenir, { capture: true });
  racine.addEventListener('focusin', viser);
  racine.addEventListener('focusout', quitter);

  return () => {
    const ecrite = racine.firstElementChild;
    const remplacee = new MutationObserver(() => {
      if (ecrite?.isConnected) return;
      remplacee.disconnect();
      racine.removeEventListener('click', retenir, { capture: true });
      racine.removeEventListener('focusin', viser);
      racine.removeEventListener('focusout', quitter);
      // After the effects of the first drawing, which the answer to a click may need.
      setTimeout(() => {
        if (document.activeElement === document.body) vise?.retrouver()?.focus();
        presse?.()?.click();
      });
    });
    remplacee.observe(racine, { childList: true });
  };
}

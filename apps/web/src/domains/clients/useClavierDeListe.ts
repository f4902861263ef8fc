import { type RefObject, useEffect, useRef } from 'react';

/** What takes letters or arrows for itself. */
const SAISIE = 'input, select, textarea, [contenteditable], dialog, [role=tablist], [role=menu]';

/**
 * The list from the keyboard: arrows go from a client to the next, « / » to the search, « N » to a new file. The page
 * opens with the focus nowhere: its keys are heard there too, and in its search the arrows alone.
 */
export function useClavierDeListe(cadre: RefObject<HTMLElement | null>, onNouveau: (() => void) | undefined): void {
  const nouveau = useRef(onNouveau);
  useEffect(() => {
    nouveau.current = onNouveau;
  });
  useEffect(() => {
    const auClavier = (e: KeyboardEvent): void => {
      const cible = e.target;
      if (!(cible instanceof Element) || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const recherche = cadre.current?.querySelector<HTMLElement>('input[type=search]');
      const saisit = cible.closest(SAISIE) !== null;
      if (!saisit && e.key.toLowerCase() === 'n') nouveau.current?.();
      if (!saisit && e.key === '/') {
        e.preventDefault();
        recherche?.focus();
      }
      const pas = { ArrowDown: 1, ArrowUp: -1 }[e.key];
      if (pas === undefined || (saisit && cible !== recherche)) return;
      const liens = [...(cadre.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])];
      const ici = liens.findIndex((lien) => lien.closest('tr')?.contains(cible));
      // Before the list, the arrow up is the page's own.
      const vers = ici === -1 && pas < 0 ? undefined : liens[Math.max(0, ici + pas)];
      if (!vers) return;
      e.preventDefault();
      vers.focus();
    };
    addEventListener('keydown', auClavier);
    return () => removeEventListener('keydown', auClavier);
  }, [cadre]);
}

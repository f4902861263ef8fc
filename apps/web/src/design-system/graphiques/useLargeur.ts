import { type RefCallback, useCallback, useState } from 'react';
import { useImpression } from '../impression.ts';

/** Of the sheet between its margins, A4: see `@page`. */
const FEUILLE = 688;

/**
 * Width of the container in CSS pixels, so that a drawing is made at its real size and its text is never scaled.
 * 0 before the first measure: draw nothing yet.
 */
export function useLargeur(): [RefCallback<HTMLElement>, number] {
  const [largeur, setLargeur] = useState(0);
  const papier = useImpression();
  const mesurer = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setLargeur(Math.floor(element.clientWidth));
    const suivi = new ResizeObserver(([entree]) => {
      // The width of the sheet is no width of the screen.
      if (entree && entree.contentRect.width > 0) setLargeur(Math.floor(entree.contentRect.width));
    });
    suivi.observe(element);
    return () => suivi.disconnect();
  }, []);
  return [mesurer, papier && largeur > 0 ? FEUILLE : largeur];
}

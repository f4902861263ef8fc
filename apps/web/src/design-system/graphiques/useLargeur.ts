import { type RefCallback, useCallback, useState } from 'react';

/**
 * Width of the container in CSS pixels, so that a drawing is made at its real size and its text is never scaled.
 * 0 before the first measure: draw nothing yet.
 */
export function useLargeur(): [RefCallback<HTMLElement>, number] {
  const [largeur, setLargeur] = useState(0);
  const mesurer = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setLargeur(Math.floor(element.clientWidth));
    const suivi = new ResizeObserver(([entree]) => {
      // Print has its own width: the drawing keeps the screen's, and the page scales it.
      if (entree && entree.contentRect.width > 0) setLargeur(Math.floor(entree.contentRect.width));
    });
    suivi.observe(element);
    return () => suivi.disconnect();
  }, []);
  return [mesurer, largeur];
}

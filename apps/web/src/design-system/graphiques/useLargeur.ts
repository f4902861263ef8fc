import { type RefCallback, startTransition, useCallback, useState } from 'react';
import { useImpression } from '../impression.ts';

/** Of the sheet between its margins, A4: see `@page`. */
const FEUILLE = 688;
/** Under it a drawing is lower, and names less. */
const ETROIT = 560;

/** Before the first measure, what the screen says of it: the place that is kept is the right one. */
const ecranEtroit = (): boolean => typeof document === 'undefined' || innerWidth < ETROIT;

interface Largeur {
  readonly mesurer: RefCallback<HTMLElement>;
  /** 0 before the first measure: draw nothing yet. */
  readonly largeur: number;
  readonly etroit: boolean;
}

/**
 * Width of the container in CSS pixels, so that a drawing is made at its real size and its text is never scaled. It is
 * told by the browser once it has laid the screen out, which is not asked for twice; the drawing then comes by short
 * tasks, in the place that was kept for it.
 */
export function useLargeur(): Largeur {
  const [mesuree, setLargeur] = useState(0);
  const papier = useImpression();
  const mesurer = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const suivi = new ResizeObserver(([entree]) => {
      // The width of the sheet is no width of the screen.
      if (entree && entree.contentRect.width > 0)
        startTransition(() => setLargeur(Math.floor(entree.contentRect.width)));
    });
    suivi.observe(element);
    return () => suivi.disconnect();
  }, []);
  const largeur = papier && mesuree > 0 ? FEUILLE : mesuree;
  return { mesurer, largeur, etroit: largeur > 0 ? largeur < ETROIT : ecranEtroit() };
}

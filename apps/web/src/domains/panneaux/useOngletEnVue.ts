import { type RefObject, useEffect } from 'react';

/** On a narrow screen the tabs slide: the one that is open is in sight. @param actif which one; empty when there is none */
export function useOngletEnVue(liste: RefObject<HTMLElement | null>, actif: string): void {
  useEffect(() => {
    const bande = liste.current;
    if (!bande || actif === '') return undefined;
    const montrer = (): void => {
      const ouvert = bande.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
      if (!ouvert) return;
      const [cadre, place] = [bande.getBoundingClientRect(), ouvert.getBoundingClientRect()];
      if (place.left >= cadre.left && place.right <= cadre.right) return;
      bande.scrollBy({ left: place.left + place.width / 2 - cadre.left - cadre.width / 2 });
    };
    const veille = new ResizeObserver(montrer);
    veille.observe(bande);
    montrer();
    return () => veille.disconnect();
  }, [liste, actif]);
}

import { type RefObject, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Two screens before it is seen, so that nobody sees it change. */
const AVANT = '1500px 0px';

const attendus = new Map<Element, () => void>();
const file: Element[] = [];
let observateur: IntersectionObserver | undefined;

const milieu = ({ top, bottom }: DOMRectReadOnly): number => Math.abs((top + bottom - innerHeight) / 2);

/** The one that is being drawn: the next waits for its last frame, and one for the others to breathe. */
let enCours: Element | undefined;
let prevu = false;

/** One at a time: several together would hold the scroll back. */
function dessinerLeSuivant(): void {
  prevu = false;
  for (let element = file.shift(); element; element = file.shift()) {
    const dire = attendus.get(element);
    if (!dire) continue;
    enCours = element;
    startTransition(dire);
    return;
  }
}

function prevoir(): void {
  if (prevu || enCours) return;
  prevu = true;
  requestAnimationFrame(dessinerLeSuivant);
}

function mettreEnFile(vus: readonly IntersectionObserverEntry[]): void {
  const proches = vus.filter(({ isIntersecting }) => isIntersecting);
  // What is before the eyes first.
  proches.sort((a, b) => milieu(a.boundingClientRect) - milieu(b.boundingClientRect));
  file.unshift(...proches.map(({ target }) => target));
  prevoir();
}

/** One observer for all of them: hundreds would each be asked at every scroll. */
function attendre(element: Element, dire: () => void): () => void {
  observateur ??= new IntersectionObserver(mettreEnFile, { rootMargin: AVANT });
  attendus.set(element, dire);
  observateur.observe(element);
  return () => {
    attendus.delete(element);
    observateur?.unobserve(element);
    if (enCours === element) enCours = undefined;
    prevoir();
  };
}

// A paper shows everything, and is drawn as soon as this has been heard.
if (typeof window !== 'undefined')
  window.addEventListener('beforeprint', () => flushSync(() => [...attendus.values()].forEach((dire) => dire())));

/** Whether what this element stands for is near enough to the screen to be drawn; once drawn it stays. */
export function useProche(element: RefObject<Element | null>, dEmblee: boolean): boolean {
  const [proche, setProche] = useState(dEmblee || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (proche || !element.current) return undefined;
    return attendre(element.current, () => setProche(true));
  }, [proche, element]);
  return proche;
}

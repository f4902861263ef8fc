import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let enCours = false;
const listeners = new Set<() => void>();

/** The browser draws the paper as soon as the event returns: what changes must be there by then. */
const prevenir = (impression: boolean) => (): void => {
  enCours = impression;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};
const avant = prevenir(true);
const apres = prevenir(false);

function suivre(listener: () => void): () => void {
  const papier = matchMedia('print');
  if (listeners.size === 0) {
    addEventListener('beforeprint', avant);
    addEventListener('afterprint', apres);
  }
  listeners.add(listener);
  papier.addEventListener('change', listener);
  return () => {
    papier.removeEventListener('change', listener);
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('beforeprint', avant);
    removeEventListener('afterprint', apres);
  };
}

/** Whether the page is being put on paper: what opens on the screen has to be open there. */
export const useImpression = (): boolean =>
  useSyncExternalStore(
    suivre,
    () => enCours || matchMedia('print').matches,
    () => false,
  );

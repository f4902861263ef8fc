import { useSyncExternalStore } from 'react';

/** A value that screens follow. */
export interface Magasin<T> {
  readonly lire: () => T;
  readonly suivre: (ecoute: () => void) => () => void;
}

export interface MagasinOuvert<T> extends Magasin<T> {
  readonly poser: (valeur: T) => void;
}

export function creerMagasin<T>(initiale: T): MagasinOuvert<T> {
  let valeur = initiale;
  const ecoutes = new Set<() => void>();
  return {
    lire: () => valeur,
    suivre: (ecoute) => {
      ecoutes.add(ecoute);
      return () => ecoutes.delete(ecoute);
    },
    poser: (suivante) => {
      valeur = suivante;
      for (const ecoute of ecoutes) ecoute();
    },
  };
}

export const useMagasin = <T>(magasin: Magasin<T>): T => useSyncExternalStore(magasin.suivre, magasin.lire);

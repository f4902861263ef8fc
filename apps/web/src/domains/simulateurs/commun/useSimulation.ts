import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ecrireAdresse, ouvrirScribe, paramsDe, type Scribe } from './adresse.ts';
import {
  calculable,
  type Champs,
  decrireEcart,
  ecrireSaisie,
  type Etat,
  lireSaisie,
  NOMBRE_MAX,
  type OptionBareme,
  situationParDefaut,
} from '@francis/presentation/commun';

export interface Simulation<S> {
  /** One to three: the first is the reader's own, the others are what-ifs. As typed: some inputs may be `NON_LU`. */
  readonly situations: readonly S[];
  /** The same, each null while one of its inputs is empty or unreadable: nothing is computed from it then. */
  readonly calculables: readonly (S | null)[];
  readonly active: number;
  /** The one being edited. */
  readonly situation: S;
  readonly bareme: string;
  readonly modifier: (partiel: Partial<S>) => void;
  readonly choisir: (rang: number) => void;
  /** Opens a copy of the first situation, changed, and edits it. */
  readonly ajouter: (partiel?: Partial<S>) => void;
  readonly retirer: (rang: number) => void;
  readonly choisirBareme: (valeur: string) => void;
  /** What makes a what-if differ from the first situation. */
  readonly ecart: (rang: number) => string;
  /** Address that gives the same screen again, the scale included. */
  readonly lien: () => string;
}

/** What was being simulated, by screen: a visit to the chat comes back to it by any link. In memory only. */
const memoire = new Map<string, unknown>();

/** The inputs of a simulator: first from its address, then as edited. The default scale is the first of the list. */
export function useSimulation<S extends object>(champs: Champs<S>, baremes: readonly OptionBareme[]): Simulation<S> {
  const { pathname, key } = useLocation();
  const [etat, setEtat] = useState<Etat<S>>(() => {
    // Written in advance, a simulator holds nobody's inputs.
    const params = typeof location === 'undefined' ? null : paramsDe(location);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below under the same path, by the same screen
    const gardee = params ? undefined : (memoire.get(pathname) as Etat<S> | undefined);
    return gardee ?? lireSaisie(champs, baremes, params ?? new URLSearchParams());
  });
  const [scribe] = useState<Scribe>(() => ouvrirScribe((params) => ecrireAdresse(pathname, params)));
  const adresse = (e: Etat<S>): URLSearchParams => ecrireSaisie(champs, e);
  const changer = (suivant: Etat<S>): void => {
    memoire.set(pathname, suivant);
    setEtat(suivant);
    scribe.ecrire(adresse(suivant));
  };

  useSuiviAdresse({
    chemin: pathname,
    entree: key,
    scribe,
    ecrire: () => adresse(etat),
    relire: (params) => {
      const lu = lireSaisie(champs, baremes, params);
      memoire.set(pathname, lu);
      setEtat(lu);
    },
  });

  const { situations, active, bareme } = etat;
  const premiere = situations[0] ?? situationParDefaut(champs);
  const situation = situations[active] ?? premiere;
  return {
    situations,
    calculables: situations.map((s) => calculable(champs, s)),
    active,
    situation,
    bareme,
    modifier: (partiel) =>
      changer({ ...etat, situations: situations.map((s, i) => (i === active ? { ...s, ...partiel } : s)) }),
    choisir: (rang) => changer({ ...etat, active: rang }),
    ajouter: (partiel = {}) => {
      if (situations.length >= NOMBRE_MAX) return;
      changer({ ...etat, situations: [...situations, { ...premiere, ...partiel }], active: situations.length });
    },
    retirer: (rang) => changer({ ...etat, situations: situations.filter((_, i) => i !== rang), active: 0 }),
    choisirBareme: (valeur) => changer({ ...etat, bareme: valeur }),
    ecart: (rang) => decrireEcart(champs, premiere, situations[rang] ?? premiere),
    lien: () => `${location.origin}${pathname}#${adresse(etat).toString()}`,
  };
}

interface Suivi {
  chemin: string;
  /** Of the history, as the router names it. */
  entree: string;
  scribe: Scribe;
  ecrire: () => URLSearchParams;
  relire: (params: URLSearchParams) => void;
}

/** Keeps the address and the inputs in step, whichever of them moves. */
function useSuiviAdresse({ chemin, entree, scribe, ecrire, relire }: Suivi): void {
  // A link of before leaves the query at once; a screen found again by a bare link has its address again.
  useEffect(() => {
    if (location.search !== '' || (location.hash === '' && memoire.has(chemin))) ecrireAdresse(chemin, ecrire());
    // At the opening, and when a link leads to the screen where one is already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chemin, entree]);
  useEffect(() => () => scribe.fermer(), [scribe]);
  // Another address pasted over this one, or one gone back to: the page is not loaded again. Listened to as soon as the
  // screen is seen.
  useLayoutEffect(() => {
    const suivre = (): void => {
      if (location.pathname !== chemin) return;
      const params = paramsDe(location);
      if (params) relire(params);
      else ecrireAdresse(chemin, ecrire());
    };
    addEventListener('hashchange', suivre);
    return () => removeEventListener('hashchange', suivre);
  });
}

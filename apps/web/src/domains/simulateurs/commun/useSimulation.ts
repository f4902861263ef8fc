import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ecrireAdresse, ouvrirScribe, paramsDe, type Scribe } from './adresse.ts';
import { calculable, type Champs, decrireEcart, ecrireSituation, lireSituation, situationParDefaut } from './champs.ts';

export const NOMS = ['A', 'B', 'C'] as const;
const MAXIMUM = NOMS.length;

export interface OptionBareme {
  readonly valeur: string;
  readonly libelle: string;
}

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

interface Etat<S> {
  situations: S[];
  active: number;
  bareme: string;
}

/** What was being simulated, by screen: a visit to the chat comes back to it by any link. In memory only. */
const memoire = new Map<string, unknown>();

/** The inputs of a simulator: first from its address, then as edited. The default scale is the first of the list. */
export function useSimulation<S extends object>(champs: Champs<S>, baremes: readonly OptionBareme[]): Simulation<S> {
  const { pathname, key } = useLocation();
  const [etat, setEtat] = useState<Etat<S>>(() => {
    const params = paramsDe(location);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below under the same path, by the same screen
    const gardee = params ? undefined : (memoire.get(pathname) as Etat<S> | undefined);
    return gardee ?? lireAdresse(champs, baremes, params ?? new URLSearchParams());
  });
  const [scribe] = useState<Scribe>(() => ouvrirScribe((params) => ecrireAdresse(pathname, params)));
  const adresse = (e: Etat<S>): URLSearchParams => composerAdresse(champs, e);
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
      const lu = lireAdresse(champs, baremes, params);
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
      if (situations.length >= MAXIMUM) return;
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

const prefixeDe = (rang: number): string => (rang === 0 ? '' : `${NOMS[rang]?.toLowerCase() ?? ''}.`);

function lireAdresse<S extends object>(
  champs: Champs<S>,
  baremes: readonly OptionBareme[],
  params: URLSearchParams,
): Etat<S> {
  const premiere = lireSituation(champs, params, situationParDefaut(champs));
  const nombre = Math.min(MAXIMUM, Math.max(1, Math.trunc(Number(params.get('situations') ?? 1)) || 1));
  const situations = Array.from({ length: nombre }, (_, rang) =>
    rang === 0 ? premiere : lireSituation(champs, params, premiere, prefixeDe(rang)),
  );
  const bareme = baremes.find((b) => b.valeur === params.get('bareme')) ?? baremes[0];
  const active = Number(params.get('modifie') ?? 0);
  return { situations, active: active in situations ? active : 0, bareme: bareme?.valeur ?? '' };
}

function composerAdresse<S extends object>(
  champs: Champs<S>,
  { situations, bareme, active }: Etat<S>,
): URLSearchParams {
  const params = new URLSearchParams({ bareme });
  const defaut = situationParDefaut(champs);
  const premiere = situations[0] ?? defaut;
  if (situations.length > 1) params.set('situations', String(situations.length));
  if (active > 0) params.set('modifie', String(active));
  for (const [rang, situation] of situations.entries()) {
    ecrireSituation(champs, params, situation, rang === 0 ? defaut : premiere, prefixeDe(rang));
  }
  return params;
}

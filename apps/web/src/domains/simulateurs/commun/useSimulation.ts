import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Champs, decrireEcart, ecrireSituation, lireSituation, situationParDefaut } from './champs.ts';

export const NOMS = ['A', 'B', 'C'] as const;
const MAXIMUM = NOMS.length;

export interface OptionBareme {
  readonly valeur: string;
  readonly libelle: string;
}

export interface Simulation<S> {
  /** One to three: the first is the reader's own, the others are what-ifs. */
  readonly situations: readonly S[];
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

/**
 * What was being simulated, by address. In memory only: it survives a visit to the chat, and nothing is written on the
 * device nor in the address while one types.
 */
const memoire = new Map<string, unknown>();

/** The inputs of a simulator: first from its link, then as edited. The default scale is the first of the list. */
export function useSimulation<S extends object>(champs: Champs<S>, baremes: readonly OptionBareme[]): Simulation<S> {
  const { pathname, search } = useLocation();
  const adresse = pathname + search;
  const [etat, setEtat] = useState<Etat<S>>(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below under the same address, by the same screen
    const gardee = memoire.get(adresse) as Etat<S> | undefined;
    return gardee ?? lireAdresse(champs, baremes, new URLSearchParams(search));
  });
  const changer = (suivant: Etat<S>): void => {
    memoire.set(adresse, suivant);
    setEtat(suivant);
  };
  const { situations, active, bareme } = etat;
  const premiere = situations[0] ?? situationParDefaut(champs);
  const situation = situations[active] ?? premiere;
  return {
    situations,
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
    lien: () => `${location.origin}${pathname}?${ecrireAdresse(champs, etat).toString()}`,
  };
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
  return { situations, active: 0, bareme: bareme?.valeur ?? '' };
}

function ecrireAdresse<S extends object>(champs: Champs<S>, { situations, bareme }: Etat<S>): URLSearchParams {
  const params = new URLSearchParams({ bareme });
  const defaut = situationParDefaut(champs);
  const premiere = situations[0] ?? defaut;
  if (situations.length > 1) params.set('situations', String(situations.length));
  for (const [rang, situation] of situations.entries()) {
    ecrireSituation(champs, params, situation, rang === 0 ? defaut : premiere, prefixeDe(rang));
  }
  return params;
}

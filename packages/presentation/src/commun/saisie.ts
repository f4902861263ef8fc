import { type Champs, ecrireSituation, lireSituation, situationParDefaut } from './champs.ts';

export const NOMS = ['A', 'B', 'C'] as const;
export const NOMBRE_MAX = NOMS.length;

export interface OptionBareme {
  readonly valeur: string;
  readonly libelle: string;
}

/** What an address holds: the situations, which one is edited, the scale. */
export interface Etat<S> {
  situations: S[];
  active: number;
  bareme: string;
}

const prefixeDe = (rang: number): string => (rang === 0 ? '' : `${NOMS[rang]?.toLowerCase() ?? ''}.`);

export function lireSaisie<S extends object>(
  champs: Champs<S>,
  baremes: readonly OptionBareme[],
  params: URLSearchParams,
): Etat<S> {
  const premiere = lireSituation(champs, params, situationParDefaut(champs));
  const nombre = Math.min(NOMBRE_MAX, Math.max(1, Math.trunc(Number(params.get('situations') ?? 1)) || 1));
  const situations = Array.from({ length: nombre }, (_, rang) =>
    rang === 0 ? premiere : lireSituation(champs, params, premiere, prefixeDe(rang)),
  );
  const bareme = baremes.find((b) => b.valeur === params.get('bareme')) ?? baremes[0];
  const active = Number(params.get('modifie') ?? 0);
  return { situations, active: active in situations ? active : 0, bareme: bareme?.valeur ?? '' };
}

export function ecrireSaisie<S extends object>(
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

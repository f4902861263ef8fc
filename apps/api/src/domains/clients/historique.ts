import type { ChampsClient } from '@francis/contract';
import type { Changement, FicheClient } from './repository.ts';

/** The fields that a modification changes, before and after. */
export function differences(avant: FicheClient, champs: Partial<ChampsClient>): Changement['champs'] {
  const connus: Readonly<Record<string, unknown>> = avant;
  const suivants: [string, { avant: Json; apres: Json }][] = [];
  for (const [champ, apres] of Object.entries(champs)) {
    const valeur = enJson(connus[champ]);
    // Lists of relecture follow the fields that they name: their own change says nothing.
    if (champ !== 'champs_relus_client' && apres !== undefined && !memeValeur(valeur, apres))
      suivants.push([champ, { avant: valeur, apres: enJson(apres) }]);
  }
  return Object.fromEntries(suivants);
}

type Json = Changement['champs'][string]['avant'];

/** A column as it would be sent. */
const enJson = (valeur: unknown): Json => JSON.parse(JSON.stringify(valeur ?? null));

/** The base orders the keys of an object in its own way. */
const memeValeur = (a: unknown, b: unknown): boolean => JSON.stringify(range(a)) === JSON.stringify(range(b));

function range(valeur: unknown): unknown {
  if (Array.isArray(valeur)) return valeur.map(range);
  if (typeof valeur !== 'object' || valeur === null) return valeur ?? null;
  const entrees = Object.entries(valeur).filter(([, v]) => v !== undefined);
  return entrees.sort(([x], [y]) => (x < y ? -1 : 1)).map(([cle, v]) => [cle, range(v)]);
}

import type { Feuille } from '../chemins.ts';
import type { ValeurFait } from '../types.ts';
import { faitsDits } from './faits-dits.ts';
import { SITUATIONS } from './fiche-client.ts';
import type { Champs } from './situation-adaptee.ts';

/** What a file would hold to say a fact. */
interface FaitEcrit {
  readonly situation_maritale_client?: string;
  readonly faits_fiscaux_client: Readonly<Record<string, ValeurFait>>;
}

/** The field of a file that means exactly this fact, where there is one; else the facts beside its fields. */
export function ecrireFait(fiche: Champs, { chemin, valeur }: Feuille): FaitEcrit {
  const dits = Object.fromEntries(faitsDits(fiche).map((fait) => [fait.chemin, fait.valeur]));
  const nom = Object.keys(SITUATIONS).find((un) => SITUATIONS[un] === valeur);
  if (chemin !== 'foyer.situation' || nom === undefined) return { faits_fiscaux_client: { ...dits, [chemin]: valeur } };
  const { [chemin]: _dit, ...autres } = dits;
  return { situation_maritale_client: nom, faits_fiscaux_client: autres };
}

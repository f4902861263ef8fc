import { randomUUID } from 'node:crypto';
import type { ChampsClient } from '@francis/contract';
import type { Cloison } from '../cabinet/index.ts';
import { exigerCoherence } from './coherence.ts';
import { differences } from './historique.ts';
import { depotClients, type FicheClient } from './repository.ts';

interface Ecriture {
  /** The file, held since it was read. */
  readonly avant: FicheClient;
  readonly champs: Partial<ChampsClient>;
  /** What the writer had before their eyes. */
  readonly version?: number | undefined;
  readonly auteur: string;
  readonly le: Date;
}

/**
 * Writes fields of a file and the history of what they change.
 * @returns undefined when the file is no longer at that version: nothing was written.
 * @throws ApiError VALIDATION for what cannot be true.
 */
export async function ecrireFiche(
  cloison: Cloison,
  { avant, champs, version, auteur, le }: Ecriture,
): Promise<FicheClient | undefined> {
  exigerCoherence({ champs, avant, le });
  const depot = depotClients(cloison);
  const changes = differences(avant, champs);
  const champs_relus_client = (champs.champs_relus_client ?? avant.champs_relus_client).filter(
    // A field that changes is to be read again.
    (champ) => !Object.hasOwn(changes, champ),
  );
  const fiche = await depot.modifier(avant.id, { ...champs, champs_relus_client, modifieLe: le }, version);
  if (fiche && Object.keys(changes).length > 0)
    await depot.garderChangement({
      id: randomUUID(),
      clientId: avant.id,
      version: fiche.version,
      auteur,
      le,
      champs: changes,
    });
  return fiche;
}

/** A file of the firm, for the domains that hang something on it; `modifier` holds it. */
export const trouverFiche = (
  cloison: Cloison,
  id: string,
  pour: 'lire' | 'modifier' = 'lire',
): Promise<FicheClient | undefined> => depotClients(cloison).trouver(id, pour);

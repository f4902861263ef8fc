import { z } from 'zod';
import { lienDuFichier } from '../documents/index.ts';
import type { DocumentRemis } from './pages.ts';
import type { PortsArchives } from './ports.ts';

const Depot = z.object({
  id: z.uuid(),
  etat: z.string(),
  nature: z.string(),
  demande: z.string(),
  depose_le: z.string(),
});

/** The documents that a client handed over, as they came. One that the storage lost is named in the JSON alone. */
export async function* documentsDe(
  { depots: { fichiers, sceau } }: Pick<PortsArchives, 'depots'>,
  lignes: readonly unknown[],
): AsyncGenerator<{ readonly fichier: Uint8Array; readonly document: DocumentRemis }> {
  for (const { id, etat, nature, demande, depose_le } of z.array(Depot).parse(lignes)) {
    const scelle = etat === 'lu' ? await fichiers.get(id) : undefined;
    if (scelle === undefined) continue;
    const fichier = new Uint8Array(Buffer.from(sceau.ouvrir(scelle, lienDuFichier(id)), 'base64'));
    yield { fichier, document: { nom: `${id}.${nature.slice(nature.lastIndexOf('/') + 1)}`, demande, le: depose_le } };
  }
}

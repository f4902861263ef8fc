import type { Cloison } from '../cabinet/index.ts';
import { depotFamille } from './repository.ts';

/** Who the spouse of a client is, by the link between their files; undefined when none is drawn, or several. */
export async function conjointDe(
  cloison: Cloison,
  clientId: string,
): Promise<{ readonly prenom: string; readonly nom: string } | undefined> {
  const depot = depotFamille(cloison);
  const liens = (await depot.liens([clientId])).filter(({ nature }) => nature === 'conjoint');
  const [lien] = liens;
  if (lien === undefined || liens.length > 1) return undefined;
  const [membre] = await depot.membres([lien.clientId === clientId ? lien.autreId : lien.clientId]);
  return membre && { prenom: membre.prenom_client, nom: membre.nom_client };
}

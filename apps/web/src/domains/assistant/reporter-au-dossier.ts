import type { FaitLu } from '@francis/contract';
import { ecrireFait } from '@francis/faits/adaptateurs';
import { lireClient, modifierClient } from '../clients/api.ts';

/** Writes a fact in the file of a client, as it stands now: what somebody else saved meanwhile stays. */
export async function reporterAuDossier(clientId: string, { chemin, valeur }: FaitLu): Promise<void> {
  const client = await lireClient(clientId);
  const { nom_client, prenom_client, version } = client;
  await modifierClient(clientId, {
    nom_client,
    prenom_client,
    ...ecrireFait({ ...client }, { chemin, valeur }),
    version,
  });
}

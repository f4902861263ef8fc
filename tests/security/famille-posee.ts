import type { ApplicationDeTest, Personne } from '../../apps/api/src/testing/application-de-test.ts';
import { DOSSIER } from '../../apps/api/src/testing/dossier-client.ts';

/** A file of the person's firm linked to another one of it, and a company that it holds. */
export async function poserFamille(
  t: ApplicationDeTest,
  { entetes: headers }: Personne,
  canari: string,
  client: string,
) {
  const poster = (url: string, payload: object) => t.injecter({ method: 'POST', url, headers, payload });
  const autre = await poster('/pro/clients', { data: { ...DOSSIER, nom_client: canari } });
  const famille = `/api/pro/clients/${client}/famille`;
  await poster(`${famille}/liens`, {
    client: autre.json<{ client: { id: string } }>().client.id,
    nature: 'enfant',
  });
  await poster(`${famille}/entites`, {
    genre: 'societe',
    nom: canari,
    forme: 'SCI à l’IR',
    valeur: 100_000,
    detentions: [{ porteur: { client }, droit: 'pleine_propriete', part: 100 }],
  });
}

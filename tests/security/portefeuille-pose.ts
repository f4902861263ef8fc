import { randomUUID } from 'node:crypto';
import type { Client } from '@francis/contract';
import { eq } from 'drizzle-orm';
import {
  membresCabinet,
  portefeuilleCalculs,
  portefeuilleLignes,
  portefeuillePassages,
} from '../../apps/api/src/schema/index.ts';
import type { ApplicationDeTest, Personne } from '../../apps/api/src/testing/application-de-test.ts';

/** A run of the person's firm that is over, with one client of that name. */
export async function poserPassage(t: ApplicationDeTest, qui: Personne, nom: string): Promise<string> {
  const payload = { data: { nom_client: nom, prenom_client: nom } };
  const cree = await t.injecter({ method: 'POST', url: '/api/pro/clients', headers: qui.entetes, payload });
  const [sien] = await t.base.queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, qui.id));
  if (!sien) throw new Error('the owner has a firm');
  const { cabinetId } = sien;
  const id = randomUUID();
  const maintenant = t.horloge.now();
  await t.base.queries.insert(portefeuillePassages).values({
    id,
    cabinetId,
    auteur: nom,
    demandeLe: maintenant,
    finiLe: maintenant,
    annee: 2025,
    parametres: 'aucun',
    total: 1,
  });
  const clientId = cree.json<{ client: Client }>().client.id;
  const ligne = { clientId, cabinetId, statut: 'a_completer', leviers: [], manques: [nom] } as const;
  await t.base.queries.insert(portefeuilleLignes).values({ ...ligne, passageId: id });
  const calcul = { ...ligne, versionDossier: 1, empreinte: randomUUID(), parametres: 'aucun' };
  await t.base.queries.insert(portefeuilleCalculs).values(calcul);
  return id;
}

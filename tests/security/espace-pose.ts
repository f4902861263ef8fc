import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { clients, depotsEspace, espacesClients } from '../../apps/api/src/schema/index.ts';
import type { ApplicationDeTest } from '../../apps/api/src/testing/application-de-test.ts';

/** What a client of the firm was asked and gave, a deposit included. */
export async function poserEspace(
  { base: { queries }, horloge }: Pick<ApplicationDeTest, 'base' | 'horloge'>,
  { cabinetId, canari }: { readonly cabinetId: string; readonly canari: string },
): Promise<void> {
  const [client] = await queries.select().from(clients).where(eq(clients.cabinetId, cabinetId)).limit(1);
  if (!client) throw new Error('the firm has a client');
  const [id, demande, depot] = [randomUUID(), randomUUID(), randomUUID()];
  const deposeLe = horloge.now();
  const chez = { cabinetId, clientId: client.id };
  await queries.insert(espacesClients).values({
    ...chez,
    id,
    email: `${canari}@exemple.test`.toLowerCase(),
    par: canari,
    faits: [],
    documents: [{ id: demande, type: 'autre', libelle: canari }],
    empreinte: randomUUID(),
    envoyeeLe: deposeLe,
    expireLe: new Date(deposeLe.getTime() + 86_400_000),
    propositions: [
      {
        id: randomUUID(),
        chemin: 'foyer.situation',
        valeur: 'marie',
        depot,
        page: 1,
        aVerifier: false,
        etat: 'attente',
        par: null,
        le: null,
      },
    ],
  });
  await queries.insert(depotsEspace).values({
    ...chez,
    id: depot,
    espaceId: id,
    demande,
    libre: true,
    etat: 'lu',
    nature: 'application/pdf',
    deposeLe,
    lecture: { type: 'avis', faits: [], ecartes: [{ chemin: 'parts', raison: canari }], pages: [] },
  });
}

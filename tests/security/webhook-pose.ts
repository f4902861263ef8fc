import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { clients, livraisonsWebhooks, membresCabinet, webhooks } from '../../apps/api/src/schema/index.ts';
import type { ApplicationDeTest, Personne } from '../../apps/api/src/testing/application-de-test.ts';

/** An address that the firm of a professional has told, with one delivery. @returns its identifier. */
export async function poserWebhook(
  { base: { queries }, horloge }: Pick<ApplicationDeTest, 'base' | 'horloge'>,
  { id: utilisateurId }: Pick<Personne, 'id'>,
  canari: string,
): Promise<string> {
  const [membre] = await queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, utilisateurId));
  if (!membre) throw new Error('who has a webhook has a firm');
  const { cabinetId } = membre;
  const [client] = await queries.select().from(clients).where(eq(clients.cabinetId, cabinetId)).limit(1);
  if (!client) throw new Error('the firm has a client');
  const [id, creeLe] = [randomUUID(), horloge.now()];
  const url = `https://exemple.test/${canari}`;
  await queries
    .insert(webhooks)
    .values({ id, cabinetId, creePar: utilisateurId, url, secretScelle: canari, creeLe, secretLe: creeLe });
  await queries.insert(livraisonsWebhooks).values({
    id: randomUUID(),
    cabinetId,
    webhookId: id,
    clientId: client.id,
    analyseId: randomUUID(),
    evenement: 'client.chiffre_change',
    cle: canari,
    etat: 'echouee',
    creeLe,
  });
  return id;
}

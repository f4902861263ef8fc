import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { analysesClients, rejeuxAnalyses, rejeuxPassages } from '../../apps/api/src/schema/index.ts';
import type { ApplicationDeTest } from '../../apps/api/src/testing/application-de-test.ts';

/** What the analyses of a firm became under another law. */
export async function poserRejeu(
  { base: { queries }, horloge }: Pick<ApplicationDeTest, 'base' | 'horloge'>,
  { cabinetId, canari }: { readonly cabinetId: string; readonly canari: string },
): Promise<void> {
  const [analyse] = await queries.select().from(analysesClients).where(eq(analysesClients.cabinetId, cabinetId));
  if (!analyse) throw new Error('the firm has an analysis');
  const le = horloge.now();
  const loi = { cabinetId, parametres: canari };
  await queries.insert(rejeuxPassages).values({ ...loi, id: randomUUID(), annee: 2025, demandeLe: le, finiLe: le });
  const ecrit = { le, ecart: 0, phrase: canari, chiffres: [], loi: [] };
  await queries.insert(rejeuxAnalyses).values({ ...loi, ...ecrit, analyseId: analyse.id, clientId: analyse.clientId });
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { archivesCabinet, membresCabinet } from '../../apps/api/src/schema/index.ts';
import type { ApplicationDeTest, Personne } from '../../apps/api/src/testing/application-de-test.ts';

/** An archive of the firm of a professional, ready. @returns its identifier. */
export async function poserArchive(
  { base: { queries }, horloge }: Pick<ApplicationDeTest, 'base' | 'horloge'>,
  { id: utilisateurId }: Pick<Personne, 'id'>,
  canari: string,
): Promise<string> {
  const [membre] = await queries.select().from(membresCabinet).where(eq(membresCabinet.utilisateurId, utilisateurId));
  if (!membre) throw new Error('who has an archive has a firm');
  const [id, preteLe] = [randomUUID(), horloge.now()];
  await queries.insert(archivesCabinet).values({
    id,
    cabinetId: membre.cabinetId,
    demandeePar: utilisateurId,
    auteur: canari,
    demandeeLe: preteLe,
    preteLe,
    expireLe: new Date(preteLe.getTime() + 86_400_000),
    octets: 1_000,
  });
  return id;
}

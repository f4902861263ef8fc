import { randomUUID } from 'node:crypto';
import { TEXTE_ACCORD_REMISE } from '@francis/contract';
import { eq } from 'drizzle-orm';
import { membresCabinet, remises } from '../../apps/api/src/schema/index.ts';
import type { ApplicationDeTest, Personne } from '../../apps/api/src/testing/application-de-test.ts';

/** A situation that a professional handed to themselves: both of its ends are theirs. @returns its identifier. */
export async function poserRemise(
  t: Pick<ApplicationDeTest, 'base' | 'horloge'>,
  { id: utilisateurId }: Pick<Personne, 'id'>,
  canari: string,
): Promise<string> {
  const { queries } = t.base;
  const siens = eq(membresCabinet.utilisateurId, utilisateurId);
  const [membre] = await queries.select().from(membresCabinet).where(siens);
  if (!membre) throw new Error('who receives a situation has a firm');
  await queries.delete(remises).where(eq(remises.utilisateurId, utilisateurId));
  const id = randomUUID();
  await queries.insert(remises).values({
    id,
    utilisateurId,
    professionnelId: utilisateurId,
    cabinetId: membre.cabinetId,
    de: canari,
    professionnel: canari,
    faits: [{ champ: 'nom', libelle: 'Nom', valeur: canari, unite: null }],
    texte: TEXTE_ACCORD_REMISE.version,
    etat: 'envoyee',
    envoyeeLe: t.horloge.now(),
  });
  return id;
}

import { randomUUID } from 'node:crypto';
import { CONDITIONS_DE_VENTE, FORMULES } from '@francis/contract';
import { commandes } from '../schema/index.ts';
import type { ApplicationDeTest, Personne } from './application-de-test.ts';

/** An order that waits for the local checkout. @param texte is in the address that it comes back from. */
export async function commander(
  { base, horloge }: Pick<ApplicationDeTest, 'base' | 'horloge'>,
  { id: utilisateurId }: Pick<Personne, 'id'>,
  texte = 'account',
): Promise<string> {
  const id = randomUUID();
  await base.queries.insert(commandes).values({
    id,
    utilisateurId,
    prestataire: 'essai',
    formule: 'PRO_MONTHLY',
    centimes: FORMULES.PRO_MONTHLY.centimes,
    tvaCentimes: 0,
    conditions: CONDITIONS_DE_VENTE,
    statut: 'ouverte',
    sessionExterne: null,
    retour: 'http://localhost/success',
    annulation: `http://localhost/${texte}`,
    creeeLe: horloge.now(),
  });
  return id;
}

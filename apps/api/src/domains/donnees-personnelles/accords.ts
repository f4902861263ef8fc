import type { Consentement } from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import { depotDonnees } from './repository.ts';

/** What a person last said of a purpose; undefined when nothing was said, which is no agreement. */
type Accord = 'accorde' | 'refuse' | undefined;

/** Read at each use, so that taking it back is felt at the next one. */
export async function accordDe(
  requetes: Queries,
  utilisateurId: string,
  finalite: Consentement['finalite'],
): Promise<Accord> {
  const choix = await depotDonnees(requetes).choix(utilisateurId);
  return choix.find((un) => un.finalite === finalite)?.choix;
}

import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type AllocationPayee, meilleureAllocation } from './allocation.ts';
import { depotAbonnements, type Prestataire } from './repository.ts';

export { semerAbonnementsDemo } from './demonstration.ts';
export { renouvelerSansPrestataire } from './renouvellement.ts';

interface Options {
  readonly horloge: Clock;
  /** What the local checkout and the demonstration gave counts here. */
  readonly avecEssai: boolean;
}

const VRAIS: readonly Prestataire[] = ['stripe', 'migration'];

/** What the account paid for, read at each question: a plan that ends is felt at once. */
export const allocationsDe =
  ({ horloge, avecEssai }: Options) =>
  async (requetes: Queries, utilisateurId: string): Promise<AllocationPayee | undefined> => {
    const prestataires: Prestataire[] = avecEssai ? [...VRAIS, 'essai', 'demonstration'] : [...VRAIS];
    return meilleureAllocation(await depotAbonnements(requetes, utilisateurId).lister(prestataires), horloge.now());
  };

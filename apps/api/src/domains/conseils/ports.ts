import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audit, Coffre } from '../comptes/index.ts';

export interface PortsConseils {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Pick<Audit, 'noter'>;
  /** Seals the keys of the clients. */
  readonly coffre: Coffre;
  /** Years that advice is kept, from the day it was validated. */
  readonly conservationAnnees: number;
}

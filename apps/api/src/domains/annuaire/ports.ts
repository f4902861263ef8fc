import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audit } from '../comptes/index.ts';

export interface PortsAnnuaire {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Pick<Audit, 'noter'>;
}

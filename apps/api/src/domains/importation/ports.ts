import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Audit } from '../comptes/index.ts';

export interface PortsImportation {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Audit;
}

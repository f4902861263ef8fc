import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Audit } from '../comptes/index.ts';

export interface PortsModeration {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Pick<Audit, 'noter'>;
}

/** What the operator decides with: messages are kept in the database, from where the server sends them. */
export interface PortsDecision extends PortsModeration {
  readonly garderCourrier: (courrier: Mail) => Promise<unknown>;
  readonly contact: string | undefined;
}

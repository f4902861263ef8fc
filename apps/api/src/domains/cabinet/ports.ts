import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Audit } from '../comptes/index.ts';

export interface PortsCabinet {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Audit;
  readonly courriers: Pick<MailQueue, 'add'>;
  readonly adressePublique: string;
}

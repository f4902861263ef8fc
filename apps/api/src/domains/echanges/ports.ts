import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Audit, Comptes } from '../comptes/index.ts';

export interface PortsEchanges {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Pick<Audit, 'noter'>;
  readonly courriers: Pick<MailQueue, 'add'>;
  /** What one address receives in an hour. */
  readonly envois: Comptes['envois'];
  readonly adressePublique: string;
}

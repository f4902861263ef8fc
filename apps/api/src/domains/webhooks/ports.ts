import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Audit, Coffre, Comptes } from '../comptes/index.ts';
import type { Resolveur } from './adresse.ts';

/** How deliveries leave. */
export interface Reseau {
  readonly resoudre: Resolveur;
  readonly locales: boolean;
  readonly ca?: string | undefined;
}

export interface PortsWebhooks {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Pick<Audit, 'noter'>;
  readonly coffre: Pick<Coffre, 'sceller' | 'ouvrir'>;
  readonly exigerMotDePasse: Comptes['exigerMotDePasse'];
  readonly courriers: Pick<MailQueue, 'add'>;
  readonly adressePublique: string;
  readonly jobs: Pick<Jobs, 'register' | 'enqueue'>;
  readonly reseau: Reseau;
}

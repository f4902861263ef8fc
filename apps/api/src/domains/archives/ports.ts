import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { StreamStorage } from '../../platform/storage/stream.ts';
import type { Audit, Coffre, Demandeur } from '../comptes/index.ts';
import type { Documents } from '../documents/index.ts';

export interface PortsArchives {
  readonly base: Database;
  readonly horloge: Clock;
  readonly audit: Pick<Audit, 'noter'>;
  /** Seals the key of each archive, and opens what clients were advised. */
  readonly coffre: Coffre;
  readonly exigerMotDePasse: (demandeur: Demandeur, motDePasse: string | undefined) => Promise<void>;
  readonly courriers: Pick<MailQueue, 'add'>;
  readonly adressePublique: string;
  readonly travaux: Jobs;
  readonly stockage: StreamStorage;
  /** Where the documents of the clients are. */
  readonly depots: Documents['depots'];
}

import type { MailQueue } from '../../platform/mail/queue.ts';
import type { PortsClients } from '../clients/index.ts';
import type { Audit, Coffre, Comptes } from '../comptes/index.ts';
import type { Documents } from '../documents/index.ts';

export interface PortsEspace extends PortsClients {
  readonly audit: Pick<Audit, 'noter'>;
  readonly coffre: Pick<Coffre, 'empreintes'>;
  readonly courriers: Pick<MailQueue, 'add'>;
  readonly envois: Comptes['envois'];
  readonly adressePublique: string;
  /** Where deposits are kept, and who reads them. */
  readonly depots: Documents['depots'];
  readonly lecture: Documents['lecture'];
}

import type { Jobs } from '../../platform/jobs/index.ts';
import type { PortsClients } from '../clients/index.ts';

export interface PortsPortefeuille {
  readonly clients: PortsClients;
  readonly travaux: Jobs;
}

import { randomUUID } from 'node:crypto';
import type { Queries } from '../../platform/database/database.ts';
import type { JobKind } from '../../platform/jobs/index.ts';
import type { Charge } from './livrer.ts';
import type { PortsWebhooks } from './ports.ts';
import { depotWebhooks } from './repository.ts';

/** A replay under another law that gives another figure for the same facts. */
interface ChiffreChange {
  readonly cabinetId: string;
  readonly clientId: string;
  readonly analyseId: string;
  /** Fingerprint of the law that changed it: the same change is told once. */
  readonly parametres: string;
}

/** Tells each address of the firm, once for each change; of a transaction, when it commits. */
export const emetteur =
  ({ base, horloge, jobs }: PortsWebhooks, travail: JobKind<Charge>) =>
  async ({ cabinetId, clientId, analyseId, parametres }: ChiffreChange, requetes?: Queries): Promise<void> => {
    const depot = depotWebhooks(requetes ?? base.queries, cabinetId);
    for (const { id: webhookId } of await depot.actifs()) {
      const id = randomUUID();
      const cle = `${analyseId}|${parametres}`;
      const evenement = 'client.chiffre_change';
      const livraison = { id, webhookId, clientId, analyseId, evenement, cle, creeLe: horloge.now() } as const;
      if (await depot.deposer({ ...livraison, etat: 'attente' }))
        await jobs.enqueue(travail, { livraison: id, essai: 0 }, requetes && { queries: requetes });
    }
  };

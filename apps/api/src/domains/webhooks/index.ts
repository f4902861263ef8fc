import type { FastifyRequest } from 'fastify';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Identification } from '../comptes/index.ts';
import { emetteur } from './emettre.ts';
import { travailDeLivraison } from './livrer.ts';
import type { PortsWebhooks } from './ports.ts';
import { fileDesLivraisons } from './repository.ts';
import { routesWebhooks } from './routes.ts';

export { resoudreParLeSysteme } from './adresse.ts';
export type { Reseau } from './ports.ts';

interface Options {
  readonly ports: PortsWebhooks;
  readonly identification: Identification;
  readonly garder: (request: FastifyRequest) => Promise<void>;
}

const MINUTE = 60_000;
const OUBLI_MS = 30 * 24 * 60 * MINUTE;
const SANS_TRAVAIL_MS = 10 * MINUTE;
/** Longer than the longest wait between two tries. */
const SANS_SUITE_MS = 17 * 60 * MINUTE;

/** Mounts the webhooks of firms. @returns what tells a change, and what tidies. */
export function monterWebhooks(
  app: TypedServer,
  { ports, identification, garder }: Options,
): { readonly chiffreChange: ReturnType<typeof emetteur>; readonly tache: Task } {
  const travail = travailDeLivraison(ports);
  ports.jobs.register(travail);
  routesWebhooks(app, { ports, travail, identification, garder });
  const run = async (): Promise<void> => {
    const file = fileDesLivraisons(ports.base.queries);
    const maintenant = ports.horloge.now().getTime();
    await file.oublier(new Date(maintenant - OUBLI_MS));
    // Told twice, a delivery leaves once: the rank of its try says whose it is.
    const perdues = await file.oubliees(new Date(maintenant - SANS_TRAVAIL_MS), new Date(maintenant - SANS_SUITE_MS));
    for (const { id, essais } of perdues) await ports.jobs.enqueue(travail, { livraison: id, essai: essais });
  };
  return { chiffreChange: emetteur(ports, travail), tache: { name: 'webhooks', everyMs: 10 * MINUTE, run } };
}

import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Identification } from '../comptes/index.ts';
import { annoncerMessages } from './annoncer.ts';
import type { PortsEchanges } from './ports.ts';
import { routesEchanges } from './routes.ts';

export type { PortsEchanges } from './ports.ts';
export { retirerMessage } from './repository-messages.ts';
export { depotEchanges } from './repository.ts';

/** Mounts the messages of the directory. @returns what tells people that some wait for them. */
export function monterEchanges(app: TypedServer, ports: PortsEchanges, identification: Identification): Task {
  routesEchanges(app, ports, identification);
  return { name: 'echanges-annonces', everyMs: 60_000, run: () => annoncerMessages(ports) };
}

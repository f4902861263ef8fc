import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import type { PortsPortefeuille } from './ports.ts';
import { routesPortefeuille } from './routes.ts';
import { travailDuPortefeuille } from './travail.ts';

/** Mounts the portfolio of a firm, and teaches the queue how it is computed. */
export function monterPortefeuille(
  app: TypedServer,
  options: { readonly ports: PortsPortefeuille; readonly identification: Identification },
): void {
  options.ports.travaux.register(travailDuPortefeuille(options.ports.clients));
  routesPortefeuille(app, options);
}

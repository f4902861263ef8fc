import type { FastifyRequest } from 'fastify';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Identification } from '../comptes/index.ts';
import type { PortsImportation } from './ports.ts';
import { oublierImports } from './repository.ts';
import { routesImportation } from './routes.ts';

const HEURE = 3_600_000;

/** Mounts the import of clients. @returns what forgets the files that nobody came back to. */
export function monterImportation(
  app: TypedServer,
  ports: PortsImportation & { readonly identification: Identification },
  garder: (request: FastifyRequest) => Promise<void>,
): Task {
  routesImportation(app, { ports, identification: ports.identification, garder });
  return { name: 'imports', everyMs: HEURE, run: () => oublierImports(ports.base.queries, ports.horloge.now()) };
}

import type { FastifyRequest } from 'fastify';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Identification } from '../comptes/index.ts';
import { annoncerReponses } from './annoncer.ts';
import type { PortsEspace } from './ports.ts';
import { fileDesDepots } from './repository-depots.ts';
import { oublierEspaces } from './repository.ts';
import { routesClient } from './routes-client.ts';
import { routesPro } from './routes-pro.ts';

interface Options {
  readonly ports: PortsEspace;
  readonly identification: Identification;
  readonly garder: (request: FastifyRequest) => Promise<void>;
}

const MINUTE = 60_000;
const JOUR = 86_400_000;
const OUBLI_MS = 30 * JOUR;

/**
 * Mounts the space where a client answers their adviser.
 * @returns what forgets the invitations that nobody answered, and tells advisers of the answers that waited.
 */
export function monterEspaceClient(app: TypedServer, { ports, identification, garder }: Options): readonly Task[] {
  ports.lecture.ajouterFile(fileDesDepots);
  routesPro(app, { ports, identification, garder });
  routesClient(app, ports);
  const run = () => oublierEspaces(ports.base.queries, new Date(ports.horloge.now().getTime() - OUBLI_MS));
  return [
    { name: 'espaces-clients', everyMs: JOUR, run },
    { name: 'espaces-annonces', everyMs: MINUTE, run: () => annoncerReponses(ports) },
  ];
}

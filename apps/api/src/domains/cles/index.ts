import type { FastifyRequest } from 'fastify';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import { monterIdempotence } from './idempotence.ts';
import { oublierReponses } from './idempotence-repository.ts';
import type { PortsCles } from './ports.ts';
import { lecteurDeCles } from './reconnaitre.ts';
import { oublierCles } from './repository.ts';
import { routesCles } from './routes.ts';

const HEURE = 3_600_000;
/** A dead key is shown for that long, to be recognised by who wonders what stopped. */
const CLE_MORTE_MS = 30 * 24 * HEURE;

/** Lets keys in where a route names what they must hold; before any of those routes is posed. */
export function accepterCles(app: TypedServer, ports: PortsCles): void {
  ports.identification.accepterCles(lecteurDeCles(ports));
  monterIdempotence(app, ports);
}

/** Mounts the keys of a firm. @returns what is done from time to time. */
export function monterCles(
  app: TypedServer,
  ports: PortsCles,
  garder: (request: FastifyRequest) => Promise<void>,
): Task {
  const { base, horloge } = ports;
  routesCles(app, { ports, identification: ports.identification, garder });
  return {
    name: 'cles',
    everyMs: HEURE,
    run: async () => {
      await oublierReponses(base.queries, horloge.now());
      await oublierCles(base.queries, new Date(horloge.now().getTime() - CLE_MORTE_MS));
    },
  };
}

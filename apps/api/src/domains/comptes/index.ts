import type { Configuration } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { Identification } from './identification.ts';
import { Jetons } from './jetons.ts';
import type { Compte } from './repository.ts';
import { routesComptes } from './routes.ts';
import { Sessions } from './sessions.ts';
import { Verrou } from './verrou.ts';

export { COMPTES_DEMO } from './comptes-demo.ts';
export { semerComptesDemo } from './demonstration.ts';
export type { Identification } from './identification.ts';

interface Options {
  readonly base: Database;
  readonly horloge: Clock;
  readonly configuration: Configuration['comptes'];
  readonly mode: Configuration['mode'];
  readonly secret: string;
  readonly https: boolean;
}

/** Mounts the account routes and gives the other domains the way to know who asks. */
export function monterComptes(app: TypedServer, options: Options): Identification {
  const { base, horloge, configuration, mode, secret, https } = options;
  const admis = (compte: Compte): boolean =>
    compte.desactiveLe === null && !(compte.demonstration && mode === 'production');
  const sessions = new Sessions(base, horloge, new Jetons(secret), configuration, admis);
  const identification = new Identification(sessions);
  routesComptes(app, {
    ports: { base, horloge, sessions, verrou: new Verrou(base, horloge, configuration), admis },
    identification,
    cookie: { https },
    inscriptionsParHeure: configuration.inscriptionsParHeure,
  });
  return identification;
}

import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import { toutesLesArchives } from './repository.ts';
import { type OptionsArchives, routesArchives } from './routes.ts';
import { travailDArchive } from './travail.ts';

const DIX_MINUTES = 600_000;

/** Mounts the archive of a firm, and teaches the queue how it is made. @returns what erases those whose time has come. */
export function monterArchives(app: TypedServer, options: OptionsArchives): Task {
  const { base, horloge, stockage, travaux } = options.ports;
  travaux.register(travailDArchive(options.ports));
  routesArchives(app, options);
  const run = async (): Promise<void> => {
    const toutes = toutesLesArchives(base.queries);
    await toutes.expirer(horloge.now());
    for (const cle of await toutes.orphelines(await stockage.keys())) await stockage.remove(cle);
  };
  return { name: 'archives', everyMs: DIX_MINUTES, run };
}

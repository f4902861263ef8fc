import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Adapters } from './adapters.ts';
import type { Configuration } from './config.ts';
import { monterAnalyses } from './domains/analyses/index.ts';
import { monterAnnuaire } from './domains/annuaire/index.ts';
import { monterArchives } from './domains/archives/index.ts';
import { accepterCles, monterCles } from './domains/cles/index.ts';
import { type PortsClients, tacheDesNombres } from './domains/clients/index.ts';
import { coffreDe, type Comptes } from './domains/comptes/index.ts';
import { monterConseils } from './domains/conseils/index.ts';
import type { Documents } from './domains/documents/index.ts';
import { monterEchanges } from './domains/echanges/index.ts';
import { monterEspaceClient } from './domains/espace-client/index.ts';
import { monterModeration } from './domains/moderation/index.ts';
import { monterPortefeuille } from './domains/portefeuille/index.ts';
import { monterRemises } from './domains/remises/index.ts';
import { monterImportation } from './domains/importation/index.ts';
import { monterWebhooks, resoudreParLeSysteme } from './domains/webhooks/index.ts';
import type { TypedServer } from './platform/http/server.ts';
import { folderStreamStorage } from './platform/storage/folder-stream.ts';
import type { Task } from './platform/tasks.ts';
import { statisticsTasks } from './platform/database/embedded/statistics.ts';
import { vacuumTasks } from './platform/database/embedded/vacuum.ts';

interface Options {
  readonly comptes: Comptes;
  readonly configuration: Configuration;
  readonly adapters: Pick<Adapters, 'secret' | 'reseau' | 'archives'>;
}
interface Cabinet {
  readonly garder: (request: FastifyRequest) => Promise<void>;
  readonly clients: PortsClients;
  readonly documents: Documents;
}

/**
 * What a firm has around its files: the keys of its programs, its line in the directory, the space of its clients, the
 * analyses, the portfolio and the advice given, and who is told of a figure that changes. Keys are accepted at once,
 * before any route that they open is posed.
 * @returns what mounts the rest, once the firm is there, and gives what is done from time to time.
 */
export function preparerOutilsPro(
  app: TypedServer,
  { comptes, configuration, adapters }: Options,
): (cabinet: Cabinet) => readonly Task[] {
  const ports = { ...comptes, ...comptes.ports, coffre: coffreDe(configuration.comptes, adapters.secret) };
  const { adressePublique } = configuration.mail;
  accepterCles(app, ports);
  return ({ garder, clients, documents: { depots, lecture } }) => {
    const { identification } = comptes;
    monterAnnuaire(app, ports, identification);
    const echanges = monterEchanges(app, { ...ports, courriers: app.mailQueue, adressePublique }, identification);
    monterModeration(app, ports, identification);
    monterRemises(app, { ports, garder, identification });
    const espace = { ...ports, ...clients, courriers: app.mailQueue, adressePublique, depots, lecture };
    const { reseau = { resoudre: resoudreParLeSysteme, locales: configuration.webhooksLocaux } } = adapters;
    const { chiffreChange, tache } = monterWebhooks(app, {
      ports: { ...ports, courriers: app.mailQueue, adressePublique, jobs: app.jobs, reseau },
      identification,
      garder,
    });
    const rejeux = monterAnalyses(app, { ports: clients, identification, chiffreChange, travaux: app.jobs });
    monterPortefeuille(app, { ports: { clients, travaux: app.jobs }, identification });
    const conseils = monterConseils(app, {
      ports: { ...ports, conservationAnnees: configuration.conseils.conservationAnnees },
      garder,
      identification,
    });
    const stockage = adapters.archives ?? folderStreamStorage(join(configuration.database.dataDir, 'archives'));
    const archives = monterArchives(app, {
      ports: { ...ports, courriers: app.mailQueue, adressePublique, travaux: app.jobs, stockage, depots },
      garder,
      identification,
    });
    return [
      archives,
      echanges,
      tache,
      rejeux,
      tacheDesNombres(clients.base.queries),
      ...statisticsTasks(clients.base),
      ...vacuumTasks(clients.base, clients.horloge),
      conseils,
      monterCles(app, ports, garder),
      monterImportation(app, ports, garder),
      ...monterEspaceClient(app, { ports: espace, identification, garder }),
    ];
  };
}

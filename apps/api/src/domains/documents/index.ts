import type { Task } from '../../platform/tasks.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import { LectureDesDocuments } from './lecture.ts';
import type { PortsDocuments } from './ports.ts';
import { routesDocuments } from './routes.ts';

export type { FileDeDepots } from './lecture.ts';
export { CORPS_DU_DEPOT_MAX, type FichierRecu, LIMITES_DU_DEPOT, recevoirFichier } from './recevoir.ts';
export { lienDuFichier } from './service.ts';

/** What another domain needs to take deposits of its own: the storage, and who reads. */
export interface Documents {
  readonly tache: Task;
  readonly tranquille: () => Promise<void>;
  readonly lecture: Pick<LectureDesDocuments, 'ajouterFile' | 'reveiller'>;
  readonly depots: Pick<PortsDocuments, 'fichiers' | 'sceau'>;
}

interface Options {
  readonly ports: PortsDocuments;
  readonly identification: Identification;
}

/** Mounts the routes. @returns what reads, and the task that keeps its house. */
export function monterDocuments(app: TypedServer, { ports, identification }: Options): Documents {
  const lecture = new LectureDesDocuments(ports);
  routesDocuments(app, { ports, identification, lecture });
  return {
    tache: { name: 'documents', everyMs: 60_000, run: () => lecture.entretenir() },
    tranquille: () => lecture.tranquille(),
    lecture,
    depots: ports,
  };
}

import type { Task } from '../../platform/tasks.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Identification } from '../comptes/index.ts';
import { LectureDesDocuments } from './lecture.ts';
import type { PortsDocuments } from './ports.ts';
import { routesDocuments } from './routes.ts';

interface Options {
  readonly ports: PortsDocuments;
  readonly identification: Identification;
}

/** Mounts the routes. @returns what reads, and the task that keeps its house. */
export function monterDocuments(
  app: TypedServer,
  { ports, identification }: Options,
): { tache: Task; tranquille: () => Promise<void> } {
  const lecture = new LectureDesDocuments(ports);
  routesDocuments(app, { ports, identification, lecture });
  return {
    tache: { name: 'documents', everyMs: 60_000, run: () => lecture.entretenir() },
    tranquille: () => lecture.tranquille(),
  };
}

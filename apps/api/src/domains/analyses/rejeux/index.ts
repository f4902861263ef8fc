import type { Jobs } from '../../../platform/jobs/index.ts';
import type { Task } from '../../../platform/tasks.ts';
import { demanderLesRejeux } from './demander.ts';
import { type PortsRejeux, travailDeRejeu } from './travail.ts';

export { depotRejeux, type PassageRejeu, type Rejeu } from './repository.ts';
export { rejeuxDe } from './lire.ts';

const MINUTE = 60_000;

/** Teaches the queue how analyses are replayed. @returns what asks for it when the law has changed. */
export function monterRejeux(ports: PortsRejeux & { readonly travaux: Jobs }): Task {
  const travail = travailDeRejeu(ports);
  ports.travaux.register(travail);
  return { name: 'rejeux', everyMs: 10 * MINUTE, run: () => demanderLesRejeux(ports, travail) };
}

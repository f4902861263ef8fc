import type { FastifyRequest } from 'fastify';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Identification } from '../comptes/index.ts';
import type { PortsCabinet } from './ports.ts';
import { oublierInvitations } from './repository-equipe.ts';
import { routesCabinet } from './routes.ts';
import { routesEquipe } from './routes-equipe.ts';

export { nomDuCabinet } from './repository.ts';
export { imageDuCabinet } from './logo.ts';
export { exigerDeSonRole, repondDuCabinet } from './policy.ts';
export { verrouillerCabinet } from './repository-equipe.ts';
export { type Cloison, dansCabinet } from './repository-cloison.ts';
export { cabinetDe, type Membre, nomDeDepart } from './repository-membres.ts';
export { modifierCabinet, monCabinet } from './service.ts';

interface Options {
  readonly ports: PortsCabinet;
  readonly identification: Identification;
  readonly garder: (request: FastifyRequest) => Promise<void>;
}
const JOUR = 86_400_000;

/** Mounts the firm and its members. @returns what is done from time to time. */
export function monterCabinet(app: TypedServer, { ports, identification, garder }: Options): readonly Task[] {
  routesCabinet(app, ports, identification);
  routesEquipe(app, { ports, identification, garder });
  const run = () => oublierInvitations(ports.base.queries, ports.horloge.now());
  return [{ name: 'invitations', everyMs: JOUR, run }];
}

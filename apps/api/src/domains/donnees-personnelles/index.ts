import type { TypedServer } from '../../platform/http/server.ts';
import type { Comptes } from '../comptes/index.ts';
import { routesDonnees } from './routes.ts';
import { effacerLesEchus, type PortsDonnees } from './service.ts';

export { accordDe } from './accords.ts';

interface Options {
  readonly comptes: Comptes;
  /** Between the demand and the erasure. */
  readonly delaiMs: number;
}

/** Mounts the routes. @returns the job that erases the accounts whose delay is over. */
export function monterDonneesPersonnelles(app: TypedServer, { comptes, delaiMs }: Options): () => Promise<number> {
  const {
    ports: { base, horloge },
    audit,
    exigerMotDePasse,
    prevenirSuppression,
  } = comptes;
  const ports: PortsDonnees = { base, horloge, audit, delaiMs, exigerMotDePasse, prevenirSuppression };
  routesDonnees(app, ports, comptes.identification);
  return () => effacerLesEchus(ports);
}

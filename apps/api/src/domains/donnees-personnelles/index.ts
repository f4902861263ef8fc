import type { TypedServer } from '../../platform/http/server.ts';
import type { Comptes } from '../comptes/index.ts';
import { annoncerLesInactifs } from './inactivite.ts';
import { routesDonnees } from './routes.ts';
import { effacerLesEchus, type PortsDonnees } from './service.ts';

export { lignesDesClients, lignesDuCabinet } from './repository-client.ts';
export { accordDe } from './accords.ts';
export { accederAuClient, type DonneesDuClient, effacerLeClient } from './client.ts';

interface Options {
  readonly comptes: Comptes;
  /** Between the demand and the erasure. */
  readonly delaiMs: number;
  /** What must end before an account is erased. @throws ApiError when it did not: the account waits. */
  readonly avantEffacement: (utilisateurId: string) => Promise<void>;
  /** What ends with an agreement, by purpose. */
  readonly apresRetrait: PortsDonnees['apresRetrait'];
}

/** Mounts the routes. @returns the job that erases the accounts whose delay is over. */
export function monterDonneesPersonnelles(
  app: TypedServer,
  { comptes, delaiMs, avantEffacement, apresRetrait }: Options,
): () => Promise<number> {
  const {
    ports: { base, horloge },
    audit,
    exigerMotDePasse,
    prevenirSuppression,
    courriersPartis,
    prevenirInactivite,
  } = comptes;
  const ports: PortsDonnees = {
    base,
    horloge,
    audit,
    delaiMs,
    avantEffacement,
    apresRetrait,
    logger: app.log,
    exigerMotDePasse,
    prevenirSuppression,
    courriersPartis,
    prevenirInactivite,
  };
  routesDonnees(app, ports, comptes.identification);
  return async () => {
    // First: who came back since is not erased.
    await annoncerLesInactifs(ports);
    return effacerLesEchus(ports);
  };
}

import type { RechercheCorpus } from '@francis/knowledge';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Comptes } from '../comptes/index.ts';
import { profilDe } from '../profil/index.ts';
import { Acces } from './acces.ts';
import { Adresses } from './adresses.ts';
import { JetonsApplication } from './jetons.ts';
import { DUREES } from './policy.ts';
import type { PortsMcp } from './ports.ts';
import { depotApplications } from './repository.ts';
import { routesApplications } from './routes-applications.ts';
import { routesDecouverte } from './routes-decouverte.ts';
import { routesMcp } from './routes-mcp.ts';
import { routesOAuth } from './routes-oauth.ts';

interface Options {
  readonly comptes: Comptes;
  readonly adressePublique: string;
  readonly secret: string;
  readonly anciensSecrets: readonly string[];
  readonly corpus: RechercheCorpus;
  readonly logger: Logger;
}

/** Mounts the MCP server and the way to be allowed in. @returns what forgets the programs that nobody allows. */
export function monterMcp(app: TypedServer, options: Options): Task {
  const { comptes, adressePublique, secret, anciensSecrets, corpus, logger } = options;
  const { base, horloge } = comptes.ports;
  const adresses = new Adresses(adressePublique);
  const ports: PortsMcp = {
    base,
    horloge,
    logger,
    adresses,
    corpus,
    audit: comptes.audit,
    compteAdmis: comptes.compteAdmis,
    jetons: new JetonsApplication(secret, anciensSecrets, adresses),
    profilDe: (utilisateurId) => profilDe(base, utilisateurId),
  };
  routesDecouverte(app, adresses);
  routesOAuth(app, ports);
  routesApplications(app, ports, comptes.identification);
  routesMcp(app, ports, new Acces(ports));
  const avant = (duree: number): Date => new Date(horloge.now().getTime() - duree);
  return {
    name: 'applications',
    everyMs: 60 * 60_000,
    run: () =>
      depotApplications(base.queries).oublier({
        applicationsAvant: avant(DUREES.application),
        autorisationsAvant: avant(DUREES.autorisation),
      }),
  };
}

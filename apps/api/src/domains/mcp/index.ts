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

export type { Acces } from './acces.ts';

interface Options {
  readonly comptes: Comptes;
  readonly adressePublique: string;
  readonly secret: string;
  readonly anciensSecrets: readonly string[];
  readonly corpus: RechercheCorpus;
  readonly secondFacteurPro: boolean;
  readonly logger: Logger;
}

interface Programmes {
  /** What forgets the programs that nobody allows. */
  readonly tache: Task;
  /** Who calls with the token of the Teams extension. */
  readonly extension: Acces;
}

/** Mounts the MCP server and the way to be allowed in. */
export function monterMcp(app: TypedServer, options: Options): Programmes {
  const { comptes, adressePublique, secret, anciensSecrets, corpus, secondFacteurPro, logger } = options;
  const { base, horloge } = comptes.ports;
  const adresses = new Adresses(adressePublique);
  const { emetteur } = adresses;
  const pourMcp = new JetonsApplication(secret, anciensSecrets, adresses);
  const pourLesReunions = new JetonsApplication(secret, anciensSecrets, { emetteur, ressource: adresses.reunions });
  const ports: PortsMcp = {
    base,
    horloge,
    logger,
    adresses,
    corpus,
    secondFacteurPro,
    audit: comptes.audit,
    compteAdmis: comptes.compteAdmis,
    jetons: (ressource) => (ressource === adresses.reunions ? pourLesReunions : pourMcp),
    profilDe: (utilisateurId) => profilDe(base, utilisateurId),
  };
  routesDecouverte(app, adresses);
  routesOAuth(app, ports);
  routesApplications(app, ports, comptes.identification);
  routesMcp(app, ports, new Acces(ports, adresses.ressource));
  const avant = (duree: number): Date => new Date(horloge.now().getTime() - duree);
  const tache: Task = {
    name: 'applications',
    everyMs: 60 * 60_000,
    run: () =>
      depotApplications(base.queries).oublier({
        applicationsAvant: avant(DUREES.application),
        autorisationsAvant: avant(DUREES.autorisation),
      }),
  };
  return { tache, extension: new Acces(ports, adresses.reunions) };
}

import type { Configuration } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Logger } from '../../platform/logging.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Task } from '../../platform/tasks.ts';
import { Audit } from './audit/audit.ts';
import { CleDeChiffrement } from './chiffrement/cle.ts';
import { dechiffrerCorps } from './chiffrement/corps.ts';
import { courrierSuppression } from './courriers.ts';
import { tachesComptes } from './entretien.ts';
import { Identification } from './identification.ts';
import { Jetons } from './jetons.ts';
import { exigerMotDePasse } from './mot-de-passe-actuel.ts';
import type { PortsComptes } from './ports.ts';
import type { Compte } from './repository.ts';
import type { Demandeur } from './reponses.ts';
import { routesComptes } from './routes.ts';
import { routesCles } from './routes-cles.ts';
import { routesLiens } from './routes-liens.ts';
import { routesMfa } from './routes-mfa.ts';
import { routesSessions } from './routes-sessions.ts';
import { Coffre } from './secrets.ts';
import { Sessions } from './sessions.ts';
import { Veille } from './veille.ts';
import { Verrou } from './verrou.ts';

export type { Audit, Origine } from './audit/audit.ts';
export { COMPTES_DEMO } from './comptes-demo.ts';
export { semerComptesDemo } from './demonstration.ts';
export type { Identification } from './identification.ts';
export { origineDe } from './origine.ts';
export { type Demandeur, demandeurDe } from './reponses.ts';

interface Options {
  readonly base: Database;
  readonly horloge: Clock;
  readonly configuration: Configuration['comptes'];
  readonly mode: Configuration['mode'];
  readonly secret: string;
  readonly https: boolean;
  readonly courriers: MailQueue;
  readonly adressePublique: string;
  readonly logger: Logger;
}

/** What the other domains need of this one. */
export interface Comptes {
  readonly identification: Identification;
  readonly audit: Audit;
  readonly ports: Pick<PortsComptes, 'base' | 'horloge'>;
  readonly exigerMotDePasse: (demandeur: Demandeur, motDePasse: string) => Promise<void>;
  readonly prevenirSuppression: (email: string, le: Date) => void;
  /** What is done from time to time: forgets what is out of date, reports on security. */
  readonly taches: readonly Task[];
}

/** Mounts the account routes and gives the other domains the way to know who asks. */
export function monterComptes(app: TypedServer, options: Options): Comptes {
  const { base, horloge, configuration, mode, secret, https, courriers, adressePublique, logger } = options;
  const admis = (compte: Compte): boolean =>
    compte.desactiveLe === null && !(compte.demonstration && mode === 'production');
  const sessions = new Sessions(base, horloge, new Jetons(secret), configuration, admis);
  const veille = new Veille(sessions, logger);
  app.addHook('onClose', async () => veille.arreter());
  const identification = new Identification(sessions, veille);
  const audit = new Audit(base, horloge);
  const ports: PortsComptes = {
    base,
    horloge,
    sessions,
    verrou: new Verrou(base, horloge, configuration),
    audit,
    coffre: new Coffre(configuration.encryptionKey ?? secret),
    courriers,
    adressePublique,
    emailVerifieRequis: configuration.emailVerifieRequis,
    admis,
  };
  const cookie = { https };
  const cle = new CleDeChiffrement(secret);
  const dechiffrer = dechiffrerCorps(cle);
  routesCles(app, cle);
  routesComptes(app, {
    ports,
    identification,
    cookie,
    dechiffrer,
    inscriptionsParHeure: configuration.inscriptionsParHeure,
  });
  routesLiens(app, { ports, cookie, emailsParHeure: configuration.emailsParHeure });
  routesMfa(app, { ports, identification, cookie });
  routesSessions(app, { ports, identification, cookie, dechiffrer });
  return {
    identification,
    audit,
    ports,
    exigerMotDePasse: (demandeur, motDePasse) => exigerMotDePasse(ports, demandeur, motDePasse),
    prevenirSuppression: (email, le) => courriers.add(async () => courrierSuppression(email, adressePublique, le)),
    taches: tachesComptes({ base, horloge, logger, auditMs: configuration.auditMs }),
  };
}

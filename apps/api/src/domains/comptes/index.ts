import type { Configuration } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Logger } from '../../platform/logging.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Task } from '../../platform/tasks.ts';
import { Appareils } from './appareils/appareils.ts';
import { Audit } from './audit/audit.ts';
import { ClesDeChiffrement } from './chiffrement/cle.ts';
import { dechiffrerCorps } from './chiffrement/corps.ts';
import {
  courrierActivationPayee,
  courrierInactivite,
  courrierSuppression,
  courrierVerificationPayee,
} from './courriers.ts';
import { tachesComptes } from './entretien.ts';
import { Envois } from './envois/envois.ts';
import { Fournisseur } from './externes/fournisseur.ts';
import { Identification } from './identification.ts';
import { Jetons } from './jetons.ts';
import { exigerMotDePasse } from './mot-de-passe-actuel.ts';
import type { PortsComptes } from './ports.ts';
import { type Compte, depotComptes } from './repository.ts';
import { type Demandeur, Reponses } from './reponses.ts';
import { routesComptes } from './routes.ts';
import { routesCles } from './routes-cles.ts';
import { routesCodes } from './routes-codes.ts';
import { routesEmail } from './routes-email.ts';
import { routesExternes } from './routes-externes.ts';
import { routesLiens } from './routes-liens.ts';
import { routesMfa } from './routes-mfa.ts';
import { routesPasskeys } from './routes-passkeys.ts';
import { type CoutDHachage, MotsDePasse } from './mots-de-passe.ts';
import { routesSessions } from './routes-sessions.ts';
import { Coffre } from './secrets.ts';
import { Sessions } from './sessions.ts';
import { emettreTicket } from './tickets/tickets.ts';
import { Veille } from './veille.ts';
import { Verrou } from './verrou.ts';

export { creerAudit } from './audit/audit.ts';
export type { Audit, Origine } from './audit/audit.ts';
export { exigerAdresseProuvee } from './adresse/preuve.ts';
export { cookieNomme } from './cookie.ts';
export { COMPTES_DEMO } from './comptes-demo.ts';
export { compteDemo, semerComptesDemo } from './demonstration.ts';
export type { AccesParCle, Identification } from './identification.ts';
export { origineDe } from './origine.ts';
export type { CoutDHachage } from './mots-de-passe.ts';
export { permissionsDe } from './policy.ts';
export type { Compte } from './repository.ts';
export { type Demandeur, demandeurDe } from './reponses.ts';
export { Coffre, creerSecret, empreinteDe } from './secrets.ts';

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
  /** Of a password, when it is not what it must be: tests. */
  readonly coutDHachage?: CoutDHachage | undefined;
}

/** What the other domains need of this one. */
export interface Comptes {
  readonly identification: Identification;
  readonly audit: Audit;
  readonly ports: Pick<PortsComptes, 'base' | 'horloge'>;
  readonly exigerMotDePasse: (demandeur: Demandeur, motDePasse: string | undefined) => Promise<void>;
  /** What may be sent to whom, at the demand of anyone. */
  readonly envois: Pick<Envois, 'admettre'>;
  readonly prevenirSuppression: (email: string, le: Date) => void;
  /** Who paid before proving their address: the link that proves it, and chooses a password when there is none. */
  readonly inviterPayeur: (compte: Compte) => void;
  /** Once no message is being written any more. */
  readonly courriersPartis: () => Promise<void>;
  readonly prevenirInactivite: (email: string, le: Date) => void;
  /** The account, unless it was closed: for what acts without a session. */
  readonly compteAdmis: (utilisateurId: string, requetes?: Queries) => Promise<Compte | undefined>;
  /** What is done from time to time: forgets what is out of date, reports on security. */
  readonly taches: readonly Task[];
}

/** What seals what the database keeps, with the keys of before so that changing one closes nothing. */
export function coffreDe(
  { encryptionKey, anciennesClesDeChiffrement, anciensSecrets }: Configuration['comptes'],
  secret: string,
): Coffre {
  if (encryptionKey === undefined) return new Coffre(secret, anciensSecrets);
  return new Coffre(encryptionKey, [...anciennesClesDeChiffrement, secret, ...anciensSecrets]);
}

/** Mounts the account routes and gives the other domains the way to know who asks. */
export function monterComptes(app: TypedServer, options: Options): Comptes {
  const { base, horloge, configuration, mode, secret, https, courriers, adressePublique, logger, coutDHachage } =
    options;
  const admis = (compte: Compte): boolean =>
    compte.desactiveLe === null && !(compte.demonstration && mode === 'production');
  const { anciensSecrets } = configuration;
  const sessions = new Sessions(base, horloge, new Jetons(secret, anciensSecrets), configuration, admis);
  const veille = new Veille(sessions, logger);
  app.addHook('onClose', async () => veille.arreter());
  const identification = new Identification(sessions, veille);
  const audit = new Audit(base, horloge);
  const coffre = coffreDe(configuration, secret);
  const ports: PortsComptes = {
    base,
    horloge,
    sessions,
    verrou: new Verrou(base, horloge, configuration),
    audit,
    coffre,
    courriers,
    adressePublique,
    site: { rpId: new URL(adressePublique).hostname, origine: new URL(adressePublique).origin },
    envois: new Envois(base, horloge),
    emailVerifieRequis: configuration.emailVerifieRequis,
    motsDePasse: new MotsDePasse(coutDHachage),
    admis,
  };
  const cookie = { https };
  const appareils = new Appareils(base, horloge, cookie);
  const reponses = new Reponses(cookie, appareils);
  const cles = new ClesDeChiffrement(secret, anciensSecrets);
  const communes = { ports, identification, cookie, reponses, appareils, dechiffrer: dechiffrerCorps(cles) };
  const { inscriptionsParHeure, emailsParHeure, oidc } = configuration;
  const fournisseurs = oidc ? [new Fournisseur(oidc, `${adressePublique}/auth/callback`)] : [];
  routesCles(app, cles);
  routesComptes(app, { ...communes, inscriptionsParHeure });
  routesLiens(app, { ...communes, emailsParHeure });
  routesCodes(app, { ...communes, emailsParHeure });
  routesEmail(app, { ...communes, emailsParHeure });
  routesMfa(app, communes);
  routesPasskeys(app, communes);
  routesExternes(app, { ...communes, ports: { ...ports, fournisseurs } });
  routesSessions(app, communes);
  return {
    identification,
    audit,
    ports,
    envois: ports.envois,
    exigerMotDePasse: (demandeur, motDePasse) => exigerMotDePasse(ports, demandeur, motDePasse),
    compteAdmis: async (utilisateurId, requetes = base.queries) => {
      const compte = await depotComptes(requetes).compteParId(utilisateurId);
      return compte && admis(compte) ? compte : undefined;
    },
    inviterPayeur: (compte) =>
      courriers.add(async () => {
        const sansMotDePasse = compte.motDePasse === null;
        const usage = sansMotDePasse ? 'activation_payee' : 'verification';
        const ticket = await emettreTicket(base.queries, horloge, compte, usage);
        const courrier = sansMotDePasse ? courrierActivationPayee : courrierVerificationPayee;
        return courrier(compte.email, adressePublique, ticket);
      }),
    courriersPartis: () => courriers.settled(),
    prevenirSuppression: (email, le) => courriers.add(async () => courrierSuppression(email, adressePublique, le)),
    prevenirInactivite: (email, le) => courriers.add(async () => courrierInactivite(email, adressePublique, le)),
    taches: tachesComptes({ base, horloge, logger, courriers, adressePublique, auditMs: configuration.auditMs }),
  };
}

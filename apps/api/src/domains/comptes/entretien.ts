import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging.ts';
import type { MailQueue } from '../../platform/mail/queue.ts';
import type { Task } from '../../platform/tasks.ts';
import { MEMOIRE_MS } from './appareils/appareils.ts';
import { depotAppareils } from './appareils/repository.ts';
import { rapportSecurite } from './audit/lecture.ts';
import { depotAudit } from './audit/repository.ts';
import { depotCodes } from './codes/repository.ts';
import { courrierAccesRetires } from './courriers.ts';
import { HEURE_MS } from './envois/envois.ts';
import { depotEnvois } from './envois/repository.ts';
import { depotIdentites } from './externes/repository.ts';
import { depotMfa } from './mfa/repository.ts';
import { depotPasskeys } from './passkeys/repository.ts';
import { depotComptes } from './repository.ts';
import { depotTickets } from './tickets/repository.ts';

interface Options {
  readonly base: Database;
  readonly horloge: Clock;
  readonly logger: Logger;
  readonly courriers: MailQueue;
  readonly adressePublique: string;
  /** How long an audit entry is kept. */
  readonly auditMs: number;
}

const MINUTE = 60_000;
const JOUR = 86_400_000;

export function tachesComptes({ base, horloge, logger, courriers, adressePublique, auditMs }: Options): Task[] {
  return [
    {
      name: 'oubli',
      everyMs: 5 * MINUTE,
      run: async () => {
        const maintenant = horloge.now();
        await depotTickets(base.queries).oublierPerimes(maintenant);
        // A day longer than it serves: an answer that comes late is told that the code expired.
        await depotMfa(base.queries).oublierDefis(new Date(maintenant.getTime() - JOUR));
        await depotCodes(base.queries).oublierPerimes(maintenant);
        await depotEnvois(base.queries).oublier(new Date(maintenant.getTime() - HEURE_MS));
        await depotPasskeys(base.queries).oublierDefis(maintenant);
        await depotIdentites(base.queries).oublierEchanges(maintenant);
        await depotComptes(base.queries).oublierVieuxEchecs(new Date(maintenant.getTime() - JOUR));
        await depotAppareils(base.queries).oublierAnciens(new Date(maintenant.getTime() - MEMOIRE_MS));
        const limite = new Date(maintenant.getTime() - auditMs);
        const purgees = await base.transaction((requetes) => depotAudit(requetes).purger(limite));
        if (purgees > 0) logger.info({ purgees }, 'audit entries past their retention removed');
      },
    },
    {
      name: 'acces-retires',
      everyMs: 5 * MINUTE,
      run: async () => {
        const depot = depotEnvois(base.queries);
        for (const { utilisateurId, email } of await depot.aPrevenir()) {
          courriers.add(async () => {
            const quoi = await depot.prendreRetires(utilisateurId);
            return quoi && courrierAccesRetires(email, adressePublique, quoi);
          });
        }
      },
    },
    {
      name: 'rapport-securite',
      everyMs: 60 * MINUTE,
      run: async () => {
        const rapport = await rapportSecurite(base.queries, horloge.now());
        const ruptures = await depotAudit(base.queries).ruptures();
        logger.info({ rapport, ruptures: ruptures.length }, 'security report');
        if (ruptures.length > 0) logger.error({ ruptures: ruptures.slice(0, 20) }, 'the audit was altered');
      },
    },
  ];
}

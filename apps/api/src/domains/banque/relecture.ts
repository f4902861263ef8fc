import type { PortsBanque } from './ports.ts';
import { depotBanques } from './repository.ts';
import { lire } from './service.ts';

const HEURE = 3_600_000;
const JOUR = 24 * HEURE;
/** Without the person, a bank lets itself be read four times a day (delegated regulation 2018/389, article 36, 5). */
const APRES_UN_ECHEC = 6 * HEURE;

/** @returns what reads, without the person, every bank that was not read since a day. */
export function creerRelecture(ports: PortsBanque, moyen: string): (maintenant: Date) => Promise<void> {
  const { base, accord, logger } = ports;
  // Of this process: a restart costs one reading more.
  let echecs: ReadonlyMap<string, number> = new Map();
  return async (maintenant) => {
    const instant = maintenant.getTime();
    const encore = new Map([...echecs].filter(([, echec]) => instant - echec < APRES_UN_ECHEC));
    for (const connexion of await depotBanques(base.queries).aLire(new Date(instant - JOUR))) {
      if (encore.has(connexion.id)) continue;
      if (connexion.moyen !== moyen || !(await accord(connexion.utilisateurId))) continue;
      // One bank that is down does not keep the others from being read.
      await lire(ports, connexion).catch((error: unknown) => {
        encore.set(connexion.id, instant);
        logger.warn({ err: error }, 'a bank was not read');
      });
    }
    echecs = encore;
  };
}

import { type Audit, coffreDe, creerAudit } from './domains/comptes/index.ts';
import { conseilsEnClair } from './domains/conseils/index.ts';
import { accederAuClient, type DonneesDuClient, effacerLeClient } from './domains/donnees-personnelles/index.ts';
import { avecLaBase } from './ouvrir-base.ts';
import type { Database } from './platform/database/database.ts';
import { systemClock } from './platform/clock.ts';
import { lireSecret } from './secret.ts';

export { estRefus } from './ouvrir-base.ts';

type Environnement = Readonly<Record<string, string | undefined>>;

const ports = (base: Database): { base: Database; audit: Pick<Audit, 'noter'> } => ({
  base,
  audit: creerAudit(base, systemClock),
});

/** Everything that the database of this environment holds of one client, the advice that outlives their file too. */
export const acceder = (environnement: Environnement, id: string): Promise<DonneesDuClient | undefined> =>
  avecLaBase(environnement, async (base, configuration) => {
    const donnees = await accederAuClient(ports(base), id);
    const coffre = coffreDe(configuration.comptes, lireSecret(configuration));
    const conseils = await conseilsEnClair({ base, coffre }, id);
    return donnees || conseils.length > 0 ? { ...donnees, conseils } : undefined;
  });

interface Effacement {
  readonly lignes: number;
  /** What the law has the firm keep. */
  readonly conseilsConserves: number;
}

/** @returns undefined when there is no such client. */
export const effacer = (environnement: Environnement, id: string): Promise<Effacement | undefined> =>
  avecLaBase(environnement, async (base, configuration) => {
    const lignes = await effacerLeClient(ports(base), id);
    if (lignes === undefined) return undefined;
    const coffre = coffreDe(configuration.comptes, lireSecret(configuration));
    return { lignes, conseilsConserves: (await conseilsEnClair({ base, coffre }, id)).length };
  });

import type { Database } from '../../platform/database/database.ts';
import type { Audit } from '../comptes/index.ts';
import { depotDuClient } from './repository-client.ts';

interface Ports {
  readonly base: Database;
  readonly audit: Pick<Audit, 'noter'>;
}
export type DonneesDuClient = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What a client of a firm has the right to receive (GDPR, article 15). @returns undefined when there is no such file. */
export async function accederAuClient({ base, audit }: Ports, id: string): Promise<DonneesDuClient | undefined> {
  const tables = await depotDuClient(base.queries, id).tout();
  if (tables) await audit.noter({ action: 'clients.exporter', ressource: `client:${id}`, risque: 'medium' });
  return tables;
}

/** Erases one client for good (article 17). @returns how many rows went, undefined when there is no such file. */
export const effacerLeClient = ({ base, audit }: Ports, id: string): Promise<number | undefined> =>
  base.transaction(async (requetes) => {
    const depot = depotDuClient(requetes, id);
    const tables = await depot.tout();
    if (!tables || !(await depot.effacer())) return undefined;
    await audit.noter({ action: 'clients.supprimer', ressource: `client:${id}`, risque: 'high' }, requetes);
    return Object.values(tables).reduce((somme, lignes) => somme + lignes.length, 0);
  });

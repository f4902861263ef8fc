import { and, desc, eq, sql } from 'drizzle-orm';
import { analysesClients, clients } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';
import type { Analyse } from './repository.ts';

export interface AnalyseNommee {
  readonly analyse: Analyse;
  readonly nom_client: string;
  readonly prenom_client: string;
}

/** Kept analyses of a whole firm, the last one first. Every query takes the firm, on top of row security. */
export const depotRadar = ({ requetes, cabinetId }: Cloison) => ({
  suivantes: (apres: { le: Date; id: string } | undefined, limite: number): Promise<AnalyseNommee[]> =>
    requetes
      .select({ analyse: analysesClients, nom_client: clients.nom_client, prenom_client: clients.prenom_client })
      .from(analysesClients)
      .innerJoin(clients, and(eq(clients.id, analysesClients.clientId), eq(clients.cabinetId, cabinetId)))
      .where(
        and(
          eq(analysesClients.cabinetId, cabinetId),
          // Dates are kept to the microsecond, and written here to the millisecond.
          apres &&
            sql`(date_trunc('milliseconds', ${analysesClients.le}), ${analysesClients.id}) < (${apres.le.toISOString()}::timestamptz, ${apres.id}::uuid)`,
        ),
      )
      .orderBy(desc(sql`date_trunc('milliseconds', ${analysesClients.le})`), desc(analysesClients.id))
      .limit(limite),
});

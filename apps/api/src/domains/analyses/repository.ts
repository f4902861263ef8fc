import { and, desc, eq } from 'drizzle-orm';
import { analysesClients, cabinets } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export type Analyse = typeof analysesClients.$inferSelect;

/** Every query takes the firm, on top of row security: each of the two locks holds without the other. */
export const depotAnalyses = ({ requetes, cabinetId }: Cloison, clientId: string) => {
  const siennes = and(eq(analysesClients.cabinetId, cabinetId), eq(analysesClients.clientId, clientId));
  return {
    async garder(analyse: Omit<Analyse, 'cabinetId' | 'clientId'>): Promise<void> {
      await requetes.insert(analysesClients).values({ ...analyse, cabinetId, clientId });
    },

    lister: (limite: number): Promise<Analyse[]> =>
      requetes.select().from(analysesClients).where(siennes).orderBy(desc(analysesClients.le)).limit(limite),

    async trouver(id: string): Promise<Analyse | undefined> {
      const [analyse] = await requetes
        .select()
        .from(analysesClients)
        .where(and(siennes, eq(analysesClients.id, id)));
      return analyse;
    },
  };
};

/** What the firm is called, on what it hands over. */
export async function nomDuCabinet({ requetes, cabinetId }: Cloison): Promise<string> {
  const [cabinet] = await requetes.select({ nom: cabinets.nom }).from(cabinets).where(eq(cabinets.id, cabinetId));
  return cabinet?.nom ?? 'Cabinet';
}

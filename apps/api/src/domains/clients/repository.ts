import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { clients, clientsHistorique } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export type FicheClient = typeof clients.$inferSelect;
export type NouvelleFiche = Omit<typeof clients.$inferInsert, 'cabinetId' | 'version'>;
export type Changement = typeof clientsHistorique.$inferSelect;
export type ChangementsFiche = Partial<Omit<NouvelleFiche, 'id' | 'creeLe' | 'ouvertPar'>>;

/** Every query takes the firm, on top of row security: each of the two locks holds without the other. */
export const depotClients = ({ requetes, cabinetId }: Cloison) => {
  const duCabinet = (id: string) => and(eq(clients.id, id), eq(clients.cabinetId, cabinetId));
  return {
    /** @param pour `modifier`: nobody else changes it before the end of the transaction. */
    async trouver(id: string, pour: 'lire' | 'modifier' = 'lire'): Promise<FicheClient | undefined> {
      const requete = requetes.select().from(clients).where(duCabinet(id));
      const [fiche] = await (pour === 'lire' ? requete : requete.for('update'));
      return fiche;
    },

    async plusieurs(ids: readonly string[]): Promise<FicheClient[]> {
      if (ids.length === 0) return [];
      return requetes
        .select()
        .from(clients)
        .where(and(inArray(clients.id, [...ids]), eq(clients.cabinetId, cabinetId)));
    },

    async ajouter(fiche: NouvelleFiche): Promise<FicheClient> {
      const [ajoutee] = await requetes
        .insert(clients)
        .values({ ...fiche, cabinetId })
        .returning();
      if (!ajoutee) throw new Error('an insert returns its row');
      return ajoutee;
    },

    /** @returns undefined when the file is not there, or no longer at that version. */
    async modifier(id: string, changements: ChangementsFiche, version?: number): Promise<FicheClient | undefined> {
      const [fiche] = await requetes
        .update(clients)
        .set({ ...changements, version: sql`${clients.version} + 1` })
        .where(and(duCabinet(id), version === undefined ? undefined : eq(clients.version, version)))
        .returning();
      return fiche;
    },

    async garderChangement(changement: Omit<typeof clientsHistorique.$inferInsert, 'cabinetId'>): Promise<void> {
      await requetes.insert(clientsHistorique).values({ ...changement, cabinetId });
    },

    historique: (id: string, limite: number): Promise<Changement[]> =>
      requetes
        .select()
        .from(clientsHistorique)
        .where(and(eq(clientsHistorique.clientId, id), eq(clientsHistorique.cabinetId, cabinetId)))
        .orderBy(desc(clientsHistorique.version))
        .limit(limite),

    async supprimer(id: string): Promise<boolean> {
      const lignes = await requetes.delete(clients).where(duCabinet(id)).returning({ id: clients.id });
      return lignes.length > 0;
    },
  };
};

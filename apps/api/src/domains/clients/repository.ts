import { and, eq, sql } from 'drizzle-orm';
import { clients } from '../../schema/index.ts';
import type { Cloison } from './repository-cloison.ts';

export type FicheClient = typeof clients.$inferSelect;
export type NouvelleFiche = Omit<typeof clients.$inferInsert, 'cabinetId' | 'version'>;
export type ChangementsFiche = Partial<Omit<NouvelleFiche, 'id' | 'creeLe' | 'ouvertPar'>>;

const COLONNES_LISTE = {
  id: clients.id,
  nom_client: clients.nom_client,
  prenom_client: clients.prenom_client,
  ouvertPar: clients.ouvertPar,
  email_client: clients.email_client,
  situation_maritale_client: clients.situation_maritale_client,
  revenu_net_annuel_client1: clients.revenu_net_annuel_client1,
  tranche_marginale_imposition_estimee: clients.tranche_marginale_imposition_estimee,
};
export type LigneClient = Pick<FicheClient, keyof typeof COLONNES_LISTE>;

/** Every query takes the firm, on top of row security: each of the two locks holds without the other. */
export const depotClients = ({ requetes, cabinetId }: Cloison) => {
  const duCabinet = (id: string) => and(eq(clients.id, id), eq(clients.cabinetId, cabinetId));
  return {
    lister: (): Promise<LigneClient[]> =>
      requetes.select(COLONNES_LISTE).from(clients).where(eq(clients.cabinetId, cabinetId)),

    async trouver(id: string): Promise<FicheClient | undefined> {
      const [fiche] = await requetes.select().from(clients).where(duCabinet(id));
      return fiche;
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

    async supprimer(id: string): Promise<boolean> {
      const lignes = await requetes.delete(clients).where(duCabinet(id)).returning({ id: clients.id });
      return lignes.length > 0;
    },
  };
};

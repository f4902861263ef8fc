import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { espacesClients } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export type Espace = typeof espacesClients.$inferSelect;
export type ChangementsEspace = Partial<Omit<Espace, 'id' | 'cabinetId' | 'clientId'>>;

const MONTRES = 30;

/** What one client of a firm was asked. Every query takes the firm, on top of row security. */
export const depotEspaces = ({ requetes, cabinetId }: Cloison, clientId: string) => {
  const siens = and(eq(espacesClients.cabinetId, cabinetId), eq(espacesClients.clientId, clientId));
  const lUn = (id: string) => and(siens, eq(espacesClients.id, id));
  return {
    lister: (): Promise<Espace[]> =>
      requetes
        .select()
        .from(espacesClients)
        .where(siens)
        .orderBy(desc(espacesClients.envoyeeLe), desc(espacesClients.id))
        .limit(MONTRES),

    /** Still open to that address. */
    async enCours(email: string, maintenant: Date): Promise<boolean> {
      const ouverte = and(
        eq(espacesClients.email, email),
        gt(espacesClients.expireLe, maintenant),
        isNull(espacesClients.revoqueeLe),
        isNull(espacesClients.recueLe),
      );
      return (await requetes.$count(espacesClients, and(siens, ouverte))) > 0;
    },

    async ajouter(espace: Omit<typeof espacesClients.$inferInsert, 'cabinetId' | 'clientId'>): Promise<void> {
      await requetes.insert(espacesClients).values({ ...espace, cabinetId, clientId });
    },

    /** Nobody else changes it before the end of the transaction. */
    async tenir(id: string): Promise<Espace | undefined> {
      const [tenu] = await requetes.select().from(espacesClients).where(lUn(id)).for('update');
      return tenu;
    },

    async changer(id: string, changements: ChangementsEspace): Promise<void> {
      await requetes.update(espacesClients).set(changements).where(lUn(id));
    },
  };
};

/** Invitations that nobody can answer any more, and whose answers nobody waits for: for the server's own work. */
export async function oublierEspaces(requetes: Queries, avant: Date): Promise<void> {
  const finies = or(lt(espacesClients.expireLe, avant), lt(espacesClients.revoqueeLe, avant));
  const sansReponse = sql`${espacesClients.propositions} = '[]'::jsonb`;
  await requetes.delete(espacesClients).where(and(finies, isNull(espacesClients.recueLe), sansReponse));
}

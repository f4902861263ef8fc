import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { clients, reunions } from '../../schema/index.ts';
import type { Cloison } from '../cabinet/index.ts';

export type ReunionEnBase = typeof reunions.$inferSelect;
/** With the name of the file that received it. */
export type ReunionNommee = ReunionEnBase & { readonly client: string | null };

interface Page {
  readonly utilisateurId: string;
  readonly clientId: string | undefined;
  readonly apres: { readonly le: Date; readonly id: string } | undefined;
  readonly limite: number;
}

const NOM = sql<string | null>`${clients.prenom_client} || ' ' || ${clients.nom_client}`;

const aplatir = ({ reunion, client }: { reunion: ReunionEnBase; client: string | null }): ReunionNommee => ({
  ...reunion,
  client,
});

/** Every query takes the firm, on top of row security: each of the two locks holds without the other. */
export const depotReunions = ({ requetes, cabinetId }: Cloison) => {
  const duCabinet = (id: string) => and(eq(reunions.id, id), eq(reunions.cabinetId, cabinetId));
  const nommees = () =>
    requetes
      .select({ reunion: reunions, client: NOM })
      .from(reunions)
      .leftJoin(clients, and(eq(clients.id, reunions.clientId), eq(clients.cabinetId, cabinetId)));
  return {
    async ajouter(reunion: Omit<typeof reunions.$inferInsert, 'cabinetId'>): Promise<void> {
      await requetes.insert(reunions).values({ ...reunion, cabinetId });
    },

    async trouver(id: string): Promise<ReunionNommee | undefined> {
      const [trouvee] = await nommees().where(duCabinet(id));
      return trouvee && aplatir(trouvee);
    },

    /** Nobody else changes it before the end of the transaction. */
    async tenir(id: string): Promise<ReunionEnBase | undefined> {
      const [tenue] = await requetes.select().from(reunions).where(duCabinet(id)).for('update');
      return tenue;
    },

    /** Those that the person may see, the latest first. */
    async lister({ utilisateurId, clientId, apres, limite }: Page): Promise<ReunionNommee[]> {
      const visibles = or(isNotNull(reunions.clientId), eq(reunions.ouvertePar, utilisateurId));
      const lues = await nommees()
        .where(
          and(
            eq(reunions.cabinetId, cabinetId),
            visibles,
            clientId === undefined ? undefined : eq(reunions.clientId, clientId),
            apres &&
              sql`(${reunions.commenceeLe}, ${reunions.id}) < (${apres.le.toISOString()}::timestamptz, ${apres.id}::uuid)`,
          ),
        )
        .orderBy(desc(reunions.commenceeLe), desc(reunions.id))
        .limit(limite);
      return lues.map(aplatir);
    },

    async changer(id: string, changements: Partial<Omit<ReunionEnBase, 'id' | 'cabinetId'>>): Promise<void> {
      await requetes.update(reunions).set(changements).where(duCabinet(id));
    },

    async supprimer(id: string): Promise<boolean> {
      const { rowCount } = await requetes.delete(reunions).where(duCabinet(id));
      return rowCount === 1;
    },
  };
};

/** Meetings that no file received, whoever opened them: for the server's own work, never for a request. */
export const oublierReunions = async (requetes: Queries, avant: Date): Promise<void> => {
  await requetes.delete(reunions).where(and(isNull(reunions.clientId), lt(reunions.commenceeLe, avant)));
};

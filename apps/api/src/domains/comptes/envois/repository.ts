import { and, count, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { accesRetires, envoisDemandes, utilisateurs } from '../../../schema/index.ts';

export type Envoi = typeof envoisDemandes.$inferSelect;
export type AccesRetire = (typeof accesRetires.$inferSelect)['quoi'][number];

const parmi = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

export const depotEnvois = (requetes: Queries) => ({
  /** Until the end of the transaction: two demands for the same person are counted one after the other. */
  async verrouiller(destinataire: string): Promise<void> {
    await requetes.execute(sql`select pg_advisory_xact_lock(hashtextextended(${destinataire}, 0))`);
  },

  async recents(
    { destinataire, demandeur, genre }: Pick<Envoi, 'destinataire' | 'demandeur' | 'genre'>,
    depuis: Date,
  ): Promise<{ total: number; siens: number; duGenre: number }> {
    const [ligne] = await requetes
      .select({
        total: count(),
        siens: parmi(eq(envoisDemandes.demandeur, demandeur)),
        duGenre: parmi(eq(envoisDemandes.genre, genre)),
      })
      .from(envoisDemandes)
      .where(and(eq(envoisDemandes.destinataire, destinataire), gt(envoisDemandes.le, depuis)));
    return ligne ?? { total: 0, siens: 0, duGenre: 0 };
  },

  async ajouter(envoi: Envoi): Promise<void> {
    await requetes.insert(envoisDemandes).values(envoi);
  },

  async oublier(avant: Date): Promise<void> {
    await requetes.delete(envoisDemandes).where(lt(envoisDemandes.le, avant));
  },

  /** People who lost what an unproved address may not have, and were not told yet. */
  async aPrevenir(): Promise<{ utilisateurId: string; email: string }[]> {
    return requetes
      .select({ utilisateurId: accesRetires.utilisateurId, email: utilisateurs.email })
      .from(accesRetires)
      .innerJoin(utilisateurs, eq(utilisateurs.id, accesRetires.utilisateurId))
      .limit(100);
  },

  /** Takes the line away: of two instances, one tells the person. */
  async prendreRetires(utilisateurId: string): Promise<readonly AccesRetire[] | undefined> {
    const [pris] = await requetes
      .delete(accesRetires)
      .where(eq(accesRetires.utilisateurId, utilisateurId))
      .returning({ quoi: accesRetires.quoi });
    return pris?.quoi;
  },
});

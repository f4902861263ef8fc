import { and, count, desc, eq, gte, like, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { journalAudit } from '../../../schema/index.ts';

export type EntreeAudit = typeof journalAudit.$inferSelect;
export type NouvelleEntree = Omit<typeof journalAudit.$inferInsert, 'rang' | 'chaine'>;

export const depotAudit = (requetes: Queries) => ({
  async ajouter(entree: NouvelleEntree): Promise<void> {
    await requetes.insert(journalAudit).values(entree);
  },

  async de(sujet: string, limite: number): Promise<EntreeAudit[]> {
    return requetes
      .select()
      .from(journalAudit)
      .where(eq(journalAudit.sujet, sujet))
      .orderBy(desc(journalAudit.rang))
      .limit(limite);
  },

  /** Calls on one thing, newest first. */
  async surRessource(sujet: string, ressource: string, limite: number): Promise<EntreeAudit[]> {
    return requetes
      .select()
      .from(journalAudit)
      .where(
        and(
          eq(journalAudit.sujet, sujet),
          eq(journalAudit.ressource, ressource),
          like(journalAudit.action, '%.appel%'),
        ),
      )
      .orderBy(desc(journalAudit.rang))
      .limit(limite);
  },

  /** Entries since an instant, by action, outcome and risk; of one person, or of everyone. */
  async compter(depuis: Date, sujet?: string) {
    return requetes
      .select({
        action: journalAudit.action,
        reussi: journalAudit.reussi,
        risque: journalAudit.risque,
        nombre: count(),
      })
      .from(journalAudit)
      .where(and(gte(journalAudit.instant, depuis), sujet === undefined ? undefined : eq(journalAudit.sujet, sujet)))
      .groupBy(journalAudit.action, journalAudit.reussi, journalAudit.risque);
  },

  /** The one removal that the table allows: what is older than the retention, in the transaction that says so. */
  async purger(avant: Date): Promise<number> {
    await requetes.execute(sql`select set_config('francis.purge_audit_avant', ${avant.toISOString()}, true)`);
    const { rowCount } = await requetes.delete(journalAudit).where(lt(journalAudit.instant, avant));
    return rowCount ?? 0;
  },

  /** Ranks whose link to the previous entry is broken: changed, inserted or missing. */
  async ruptures(): Promise<number[]> {
    const { rows } = await requetes.execute<{ rang: string }>(sql`
      select maillons.rang::text from (
        select j.rang, j.chaine, lag(j.rang) over suite as avant,
          journal_audit_maillon(lag(j.chaine) over suite, j) as attendue
        from journal_audit j window suite as (order by j.rang)
      ) maillons
      where avant is not null and (chaine <> attendue or rang <> avant + 1)
      order by maillons.rang`);
    return rows.map(({ rang }) => Number(rang));
  },
});

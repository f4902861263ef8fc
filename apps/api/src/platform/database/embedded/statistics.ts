import { sql } from 'drizzle-orm';
import type { Task } from '../../tasks.ts';
import type { Database } from '../database.ts';

/** As autovacuum decides it: a few rows, and a tenth of the table. */
const CHANGED_ROWS = 50;
const CHANGED_SHARE = 0.1;

/**
 * Counts again the tables that changed. Nobody does it in the embedded engine, which has no autovacuum: its planner
 * takes every table for a small one, and sorts all the files of a firm to show the first page of them.
 * @returns the tables that were counted.
 */
export async function refreshStatistics({ queries }: Database): Promise<string[]> {
  // What this connection changed is counted when it is idle for a while: now, else the last writes wait for another turn.
  await queries.execute(sql`select pg_stat_force_next_flush()`);
  // A counter begins again with the process: a table that was never counted is known by its pages.
  const { rows } = await queries.execute<{ table: string }>(sql`
    select c.oid::regclass::text as table from pg_class c join pg_stat_user_tables s on s.relid = c.oid
    where s.n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_SHARE}::float8 * greatest(c.reltuples, 0)
      or (c.reltuples < 0 and pg_relation_size(c.oid) > 0)`);
  // One at a time: others ask in between on the only connection.
  for (const { table } of rows) await queries.execute(sql`analyze ${sql.raw(table)}`);
  return rows.map(({ table }) => table);
}

/** PostgreSQL does it by itself. */
export const statisticsTasks = (base: Database): Task[] =>
  base.engine === 'postgresql' ? [] : [{ name: 'statistiques', everyMs: 60_000, run: () => refreshStatistics(base) }];

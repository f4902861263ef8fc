import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Task } from '../../tasks.ts';
import type { Database } from '../database.ts';

/** As autovacuum decides it: a few dead rows, and a fifth of the table. */
const DEAD_ROWS = 50;
const DEAD_SHARE = 0.2;
/** A counter begins again with the process: beyond that size, a table is gone over once in each. */
const UNCOUNTED_PAGES = 100;
/** The busiest first, the others at another turn: each one holds the only connection while it is gone over. */
const TABLES_MAX = 5;

/** What this connection changed is counted when it is idle for a while: now, else the last writes wait. */
const countNow = (queries: Database['queries']) => queries.execute(sql`select pg_stat_force_next_flush()`);

/**
 * Gives back to the tables that changed most the place of their dead rows. Nobody does it in the embedded engine, which
 * has no autovacuum: each update leaves the old row behind, and the file only grows.
 * @returns the tables that were gone over.
 */
export async function reclaimDeadRows({ queries }: Database): Promise<string[]> {
  await countNow(queries);
  const { rows } = await queries.execute<{ table: string }>(sql`
    select c.oid::regclass::text as table from pg_class c join pg_stat_user_tables s on s.relid = c.oid
    where s.n_dead_tup > ${DEAD_ROWS} + ${DEAD_SHARE}::float8 * greatest(c.reltuples, 0)
      or (s.last_vacuum is null and pg_relation_size(c.oid) > ${UNCOUNTED_PAGES} * 8192)
    order by s.n_dead_tup desc, pg_relation_size(c.oid) desc limit ${TABLES_MAX}`);
  for (const { table } of rows) await queries.execute(sql`vacuum ${sql.raw(table)}`);
  return rows.map(({ table }) => table);
}

const EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Rows written between two looks by a server that nobody uses: its own sweeps. */
const IDLE_ROWS = 20;
/** A server that is never idle does it all the same. */
const PATIENCE_MS = 3 * DAY_MS;

async function writtenRows({ queries }: Database): Promise<number> {
  await countNow(queries);
  const { rows } = await queries.execute<{ written: string | null }>(
    sql`select sum(n_tup_ins + n_tup_upd + n_tup_del) as written from pg_stat_user_tables`,
  );
  return Number(rows[0]?.written ?? 0);
}

/** Once a day, between two looks at which hardly anything was written. PostgreSQL does it by itself. */
export function vacuumTasks(base: Database, clock: Clock): Task[] {
  if (base.engine === 'postgresql') return [];
  let doneAt = clock.now().getTime() - DAY_MS;
  let written: number | undefined;
  const run = async (): Promise<string[]> => {
    const [before, now] = [written, clock.now().getTime()];
    written = await writtenRows(base);
    const waited = Math.abs(now - doneAt);
    const idle = before !== undefined && Math.abs(written - before) <= IDLE_ROWS;
    if (waited < DAY_MS || (!idle && waited < PATIENCE_MS)) return [];
    doneAt = now;
    return reclaimDeadRows(base);
  };
  return [{ name: 'lignes mortes', everyMs: EVERY_MS, run }];
}

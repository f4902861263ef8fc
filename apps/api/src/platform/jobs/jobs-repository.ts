import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Advance } from './job.ts';

/** One attempt at a job. The library counts attempts, which tells whether it still is the one. */
export interface Attempt {
  readonly name: string;
  readonly id: string;
  readonly attempt: number;
}

const ours = ({ name, id, attempt }: Attempt) =>
  sql`name = ${name} and id = ${id}::uuid and state = 'active' and retry_count = ${attempt}`;

/** What pg-boss 10 does not do itself on its table of jobs: leases, checkpoints, giving back. */
export const jobsRepository = {
  /** Starts the lease again. @returns false when the job is no longer this attempt's. */
  async renew(queries: Queries, attempt: Attempt): Promise<boolean> {
    const { rows } = await queries.execute(
      sql`update pgboss.job set started_on = now() where ${ours(attempt)} returning id`,
    );
    return rows.length === 1;
  },

  /** @returns false when the job is no longer this attempt's: nothing was written. */
  async save(queries: Queries, attempt: Attempt, advance: Advance): Promise<boolean> {
    const { rows } = await queries.execute(
      sql`update pgboss.job set started_on = now(), data = data || ${JSON.stringify(advance)}::jsonb where ${ours(attempt)} returning id`,
    );
    return rows.length === 1;
  },

  /** Back among those that wait, as if it had not been taken. */
  async giveBack(queries: Queries, attempt: Attempt): Promise<void> {
    await queries.execute(
      sql`update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count - 1 where ${ours(attempt)}`,
    );
  },

  /** Ends every lease: for a database that only one process opens, whatever is active was left by a dead one. */
  async endLeases(queries: Queries): Promise<void> {
    await queries.execute(
      sql`update pgboss.job set started_on = now() - expire_in - interval '1 second' where state = 'active'`,
    );
  },
};

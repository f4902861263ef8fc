import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** What repositories query: the pool, or the connection of a transaction. */
export type Queries = NodePgDatabase & { readonly $client: pg.Pool | pg.PoolClient };

/**
 * The database of the application, the same on both engines. A transaction is always short: nothing in it waits for a
 * model, a mail or a person, and the embedded engine has a single connection.
 */
export interface Database {
  readonly engine: 'embedded' | 'postgresql';
  readonly queries: Queries;
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** SQL that a library writes itself, on a connection of its own; a transaction that it opens and fails is ended. */
  raw(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Resolves when what is written now is kept: a full disk still answers reads. */
  checkWrite(): Promise<void>;
  close(): Promise<void>;
}

export function databaseOn(
  engine: Database['engine'],
  pool: pg.Pool,
  { checkWrite, close }: Pick<Database, 'checkWrite' | 'close'>,
): Database {
  return {
    engine,
    queries: drizzle(pool),
    transaction: (work) => inTransaction(pool, work),
    raw: (text, values) => runRaw(pool, text, values),
    ping: async () => {
      await pool.query('select 1');
    },
    checkWrite,
    close,
  };
}

/**
 * Drizzle's own `transaction` never gives the connection back when `begin` fails: a restart of the server would empty
 * the pool for good.
 */
async function inTransaction<T>(pool: pg.Pool, work: (queries: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    try {
      const result = await work(drizzle(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    }
  } finally {
    client.release(broken);
  }
}

async function runRaw(pool: pg.Pool, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await client.query(text, values);
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

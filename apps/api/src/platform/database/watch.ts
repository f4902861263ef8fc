import type pg from 'pg';

/**
 * A connection that breaks is replaced at the next query. Without listeners its `error` event would end the process:
 * the pool listens while it is idle, nobody does between two queries of a transaction.
 */
export function watchConnections(pool: pg.Pool, onLost: (error: Error) => void): void {
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
}

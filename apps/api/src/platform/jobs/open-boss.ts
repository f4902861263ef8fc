import type PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logging.ts';

/** How long a job stays its instance's without a sign of life. */
export const LEASE_SECONDS = 45;

/**
 * The library of the queue on our own connections: it opens none, migrates nothing (its tables are in our migrations)
 * and has no timer, so that the embedded engine, which has one connection, is asked only when we choose.
 */
export async function openBoss(
  base: Database,
  { names, logger }: { readonly names: readonly string[]; readonly logger: Logger },
): Promise<PgBoss> {
  // Loaded with the first job: a start does not wait for it.
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql: (text, values) => base.raw(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
    expireInSeconds: LEASE_SECONDS,
    archiveCompletedAfterSeconds: 86_400,
    deleteAfterDays: 7,
  });
  boss.on('error', (err) => logger.error({ err }, 'the queue of jobs failed'));
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  return boss;
}

import { Pool } from 'pg';
import { StartupError } from '../errors.ts';
import type { Logger } from '../logging.ts';
import { type Database, databaseOn } from './database.ts';
import { acquireDirectoryLock } from './embedded/directory-lock.ts';
import { createEmbeddedPool } from './embedded/embedded-pool.ts';
import { EmbeddedServer } from './embedded/embedded-server.ts';
import { runMigrations } from './migrate.ts';
import { isDatabaseUnavailable } from './unavailable.ts';
import { watchConnections } from './watch.ts';

export interface DatabaseOptions {
  readonly url: string | undefined;
  /** Folder of the embedded database, or `memory://`; not used with a `url`. */
  readonly dataDir: string;
  readonly template?: string | undefined;
  readonly migrationsFolder: string;
  readonly logger: Logger;
  /** How long a start waits for a PostgreSQL that does not answer yet. */
  readonly patienceMs?: number;
}

const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 30_000;

/** Opens the engine that the configuration names, up to date with the migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openPostgresql(options, options.url);
}

async function openEmbedded({ dataDir, template, migrationsFolder, logger }: DatabaseOptions): Promise<Database> {
  const lock = dataDir.startsWith('memory://') ? undefined : acquireDirectoryLock(dataDir);
  try {
    const server = new EmbeddedServer({ dataDir, template });
    await server.start();
    const pool = createEmbeddedPool(server);
    watchConnections(pool, lost(logger));
    await runMigrations(pool, migrationsFolder);
    return databaseOn('embedded', pool, async () => {
      await pool.end();
      await server.close();
      lock?.release();
    });
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function openPostgresql(options: DatabaseOptions, url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + CONNECT_TIMEOUT,
    keepAlive: true,
    application_name: 'francis',
  });
  watchConnections(pool, lost(options.logger));
  const deadline = Date.now() + (options.patienceMs ?? 15_000);
  for (;;) {
    try {
      await runMigrations(pool, options.migrationsFolder);
      return databaseOn('postgresql', pool, () => pool.end());
    } catch (error) {
      if (isDatabaseUnavailable(error) && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        continue;
      }
      await pool.end();
      if (!isDatabaseUnavailable(error)) throw error;
      throw new StartupError(
        'La base PostgreSQL de DATABASE_URL ne répond pas. Vérifiez l’adresse et que le serveur est démarré.',
        { cause: error },
      );
    }
  }
}

const lost =
  (logger: Logger) =>
  (error: Error): void =>
    logger.warn({ err: error }, 'database connection lost');

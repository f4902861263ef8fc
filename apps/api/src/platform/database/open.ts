import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { StartupError } from '../errors.ts';
import type { Logger } from '../logging.ts';
import { type Database, databaseOn } from './database.ts';
import { inspectDataFolder, unreadable } from './embedded/data-folder.ts';
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

const PAGE_BYTES = 8192;
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 30_000;

/** Opens the engine that the configuration names, up to date with the migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openPostgresql(options, options.url);
}

async function openEmbedded({ dataDir, template, migrationsFolder, logger }: DatabaseOptions): Promise<Database> {
  const lock = dataDir.startsWith('memory://') ? undefined : acquireDirectoryLock(dataDir);
  try {
    const onDisk = lock !== undefined;
    if (onDisk) inspectDataFolder(dataDir);
    const server = new EmbeddedServer({ dataDir, template });
    await server.start().catch((error: unknown) => {
      throw onDisk ? unreadable(dataDir, error) : error;
    });
    const pool = createEmbeddedPool(server);
    watchConnections(pool, lost(logger));
    await runMigrations(pool, migrationsFolder);
    return databaseOn('embedded', pool, {
      checkWrite: async () => {
        if (onDisk) await writeSomething(dataDir);
      },
      close: async () => {
        await pool.end();
        await server.close();
        lock?.release();
      },
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
      return databaseOn('postgresql', pool, { checkWrite: () => logSomething(pool), close: () => pool.end() });
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

/** A file of its own each time: writing over one takes no new place on the disk. */
async function writeSomething(dataDir: string): Promise<void> {
  const path = join(dataDir, `ecriture-${randomUUID()}`);
  try {
    await writeFile(path, new Uint8Array(PAGE_BYTES).fill(1), { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(path, { force: true });
  }
}

/** A committed record in the write-ahead log, which changes no table. */
async function logSomething(pool: Pool): Promise<void> {
  await pool.query("select pg_logical_emit_message(true, 'francis', 'readiness')");
}

const lost =
  (logger: Logger) =>
  (error: Error): void =>
    logger.warn({ err: error }, 'database connection lost');

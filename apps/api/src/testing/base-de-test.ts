import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import { prepareTemplate } from '../platform/database/template.ts';
import type { Logger } from '../platform/logging.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const MODELES = fileURLToPath(new URL('../../../../node_modules/.cache/francis', import.meta.url));

/** The PostgreSQL that the run was given; without it, the tests run on the embedded engine. */
export const URL_POSTGRESQL: string | undefined = process.env['DATABASE_URL'] || undefined;

export interface BaseDeTest {
  readonly base: Database;
  /** Address of the database of its own, when the engine is PostgreSQL. */
  readonly url: string | undefined;
  fermer(): Promise<void>;
}

/** An empty migrated database that nobody else uses. */
export async function ouvrirBaseDeTest(logger: Logger): Promise<BaseDeTest> {
  if (URL_POSTGRESQL === undefined) {
    const template = await prepareTemplate(MODELES, MIGRATIONS);
    const base = await openDatabase({
      url: undefined,
      dataDir: 'memory://',
      template,
      migrationsFolder: MIGRATIONS,
      logger,
    });
    return { base, url: undefined, fermer: () => base.close() };
  }
  const nom = `francis_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(URL_POSTGRESQL);
  url.pathname = `/${nom}`;
  await administrer(URL_POSTGRESQL, `create database ${nom}`);
  const base = await openDatabase({ url: url.href, dataDir: 'memory://', migrationsFolder: MIGRATIONS, logger });
  return {
    base,
    url: url.href,
    fermer: async () => {
      await base.close();
      await administrer(URL_POSTGRESQL, `drop database ${nom} with (force)`);
    },
  };
}

async function administrer(url: string, ordre: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(ordre);
  } finally {
    await client.end();
  }
}

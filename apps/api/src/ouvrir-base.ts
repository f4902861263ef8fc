import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { type Configuration, parseConfiguration } from './config.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open.ts';
import { findTemplate } from './platform/database/template.ts';
import { StartupError } from './platform/errors.ts';

const RACINE = fileURLToPath(new URL('../../../', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const MODELES = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * The database that the environment names, for a command.
 * @throws StartupError, a French sentence: a server holds the embedded database.
 */
export async function avecLaBase<T>(
  environnement: Readonly<Record<string, string | undefined>>,
  travail: (base: Database, configuration: Configuration) => Promise<T>,
): Promise<T> {
  const configuration = parseConfiguration(environnement, RACINE);
  const { url, dataDir } = configuration.database;
  const template = findTemplate(MODELES, MIGRATIONS);
  const logger = pino({ level: 'silent' });
  const base = await openDatabase({ url, dataDir, template, migrationsFolder: MIGRATIONS, logger });
  try {
    return await travail(base, configuration);
  } finally {
    await base.close();
  }
}

/** True for what is told to the person in one sentence, without a stack. */
export const estRefus = (error: unknown): error is StartupError => error instanceof StartupError;

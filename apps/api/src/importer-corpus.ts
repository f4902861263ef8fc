import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { parseConfiguration } from './config.ts';
import {
  type BilanImport,
  type DemandeImport,
  importer,
  reconstruireIndex,
  type SuiviImport,
} from './domains/connaissances/index.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/open.ts';
import { findTemplate } from './platform/database/template.ts';
import { StartupError } from './platform/errors.ts';

const RACINE = fileURLToPath(new URL('../../../', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const MODELES = fileURLToPath(new URL('../dist', import.meta.url));

export interface SuiviCommande extends SuiviImport {
  surIndexation?(faits: number): void;
}

/**
 * Imports official files into the database that the environment names, then publishes the search index.
 * @throws StartupError, a French sentence: nothing at that path, or a server holds the embedded database.
 */
export async function importerDepuis(
  environnement: Readonly<Record<string, string | undefined>>,
  demande: DemandeImport,
  suivi: SuiviCommande,
): Promise<BilanImport> {
  if (!existsSync(demande.origine)) throw new StartupError(`« ${demande.origine} » n’existe pas.`);
  const { url, dataDir } = parseConfiguration(environnement, RACINE).database;
  const base = await openDatabase({
    url,
    dataDir,
    template: findTemplate(MODELES, MIGRATIONS),
    migrationsFolder: MIGRATIONS,
    logger: pino({ level: 'silent' }),
  });
  try {
    const bilan = await importer(base, systemClock, demande, suivi);
    await reconstruireIndex(base, systemClock, ({ faits }) => suivi.surIndexation?.(faits));
    return bilan;
  } finally {
    await base.close();
  }
}

/** True for what is told to the person in one sentence, without a stack. */
export const estRefus = (error: unknown): error is StartupError => error instanceof StartupError;

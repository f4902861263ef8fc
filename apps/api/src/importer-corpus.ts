import { existsSync } from 'node:fs';
import {
  type BilanImport,
  type DemandeImport,
  importer,
  reconstruireIndex,
  type SuiviImport,
} from './domains/connaissances/index.ts';
import { avecLaBase } from './ouvrir-base.ts';
import { systemClock } from './platform/clock.ts';
import { StartupError } from './platform/errors.ts';

export { estRefus } from './ouvrir-base.ts';

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
  return avecLaBase(environnement, async (base) => {
    const bilan = await importer(base, systemClock, demande, suivi);
    await reconstruireIndex(base, systemClock, ({ faits }) => suivi.surIndexation?.(faits));
    return bilan;
  });
}

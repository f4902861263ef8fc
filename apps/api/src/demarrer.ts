import type { Assistant } from '@francis/assistant';
import { preparerNotes } from '@francis/knowledge';
import pino from 'pino';
import { creerApplication } from './application.ts';
import type { Configuration } from './config.ts';
import { abandonnerToutesLesReservations } from './domains/assistant/index.ts';
import { semerComptesDemo } from './domains/comptes/index.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/open.ts';
import { findTemplate } from './platform/database/template.ts';
import { StartupError } from './platform/errors.ts';
import { loggingOptions } from './platform/logging.ts';
import { lireSecret } from './secret.ts';

export interface Chemins {
  readonly migrations: string;
  /** Folder of the prepared archive of the embedded database. */
  readonly modeles: string;
}

export interface Demarrage {
  /** Address where the server answers. */
  readonly url: string;
  readonly arreter: () => Promise<void>;
}

/** Opens the database, seeds the demonstration, listens. */
export async function demarrer(
  configuration: Configuration,
  { assistant, chemins }: { readonly assistant: Assistant; readonly chemins: Chemins },
): Promise<Demarrage> {
  const logger = pino(loggingOptions(configuration.server.logLevel));
  const { url, dataDir } = configuration.database;
  const secret = lireSecretOuDire(configuration);
  const base = await openDatabase({
    url,
    dataDir,
    template: findTemplate(chemins.modeles, chemins.migrations),
    migrationsFolder: chemins.migrations,
    logger,
  });
  try {
    if (base.engine === 'embedded') {
      await abandonnerToutesLesReservations(base.queries);
      if (configuration.mode === 'production') {
        logger.warn('embedded database in production: one instance only, and a power cut may lose the last writes');
      }
    }
    if (configuration.mode === 'demonstration') await semerComptesDemo(base, systemClock);
    const app = await creerApplication(configuration, { base, assistant, horloge: systemClock, logger, secret });
    const adresse = await ecouter(
      () => app.listen({ port: configuration.server.port, host: configuration.server.host }),
      configuration,
    );
    // Once the address answers: the first person does not wait for the notes, nor the start for them.
    preparerNotes().catch((error: unknown) => logger.error({ err: error }, 'the notes could not be read'));
    return {
      url: adresse,
      arreter: async () => {
        await app.close();
        await base.close();
      },
    };
  } catch (error) {
    await base.close();
    throw error;
  }
}

async function ecouter(listen: () => Promise<string>, { server }: Configuration): Promise<string> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Le port ${server.port} est déjà pris sur ${server.host}. Arrêtez l’autre programme, ou donnez un autre port : PORT=3001 npm start`,
        { cause: error },
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `Le port ${server.port} demande des droits d’administrateur. Choisissez-en un au-dessus de 1024.`,
        { cause: error },
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`L’adresse HOST « ${server.host} » n’existe pas sur cette machine.`, { cause: error });
    }
    throw error;
  }
}

function lireSecretOuDire(configuration: Configuration): string {
  try {
    return lireSecret(configuration);
  } catch (cause) {
    const { dataDir } = configuration.database;
    throw new StartupError(
      `Le dossier de données « ${dataDir} » ne peut pas être créé ou écrit. Vérifiez ses droits, ou donnez-en un autre avec DATA_DIR.`,
      { cause },
    );
  }
}

import { randomInt } from 'node:crypto';
import type { Assistant } from '@francis/assistant';
import { preparerNotes } from '@francis/knowledge';
import pino from 'pino';
import type { Adapters } from './adapters.ts';
import { creerApplication } from './application.ts';
import { mentionsManquantes } from './config-site.ts';
import type { Configuration } from './config.ts';
import { abandonnerToutesLesReservations } from './domains/assistant/index.ts';
import { coffreDe, semerComptesDemo } from './domains/comptes/index.ts';
import { semerAbonnementsDemo } from './domains/facturation/index.ts';
import { semerCabinetDemo } from './demonstration/index.ts';
import { lireEntretienIci } from './lecteurs/dans-ce-fil.ts';
import type { LectureAPart } from './lecteurs/index.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/open.ts';
import { findTemplate } from './platform/database/template.ts';
import { StartupError } from './platform/errors.ts';
import { loggingOptions } from './platform/logging.ts';
import { whenQuiet } from './platform/quiet.ts';
import { lireSecret } from './secret.ts';

export interface Chemins {
  readonly migrations: string;
  /** Folder of the prepared archive of the embedded database. */
  readonly modeles: string;
}

/** Milliseconds, at random: longer than what they hide. */
const delaiDesDemandes = (): number => randomInt(200, 1_200);

/** What answers, and where it is read when it is not in this thread. */
interface Moyens {
  readonly assistant: Assistant;
  readonly lecture?: LectureAPart;
  readonly chemins: Chemins;
  readonly logger?: Adapters['logger'];
}

export interface Demarrage {
  /** Address where the server answers. */
  readonly url: string;
  readonly arreter: () => Promise<void>;
}

/** Opens the database, seeds the demonstration, listens. */
export async function demarrer(
  configuration: Configuration,
  { assistant, lecture, chemins, logger = pino(loggingOptions(configuration.server.logLevel)) }: Moyens,
): Promise<Demarrage> {
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
    const manquantes = mentionsManquantes(configuration.site.editeur);
    if (configuration.mode === 'production' && manquantes.length > 0)
      logger.warn({ variables: manquantes }, 'the legal notice is incomplete: its page says so to every visitor');
    if (configuration.site.promesses.length > 0)
      logger.warn(
        { variable: 'PROMESSES_PUBLIQUES' },
        'the public pages show claims that the product does not measure',
      );
    if (configuration.mode === 'demonstration') {
      await semerComptesDemo(base, systemClock);
      await semerAbonnementsDemo(base, systemClock);
    }
    const aPart = lecture && {
      embarque: lecture.assistant,
      lireProfil: lecture.lireProfil,
      lireEntretien: lecture.lireEntretien,
      recalculer: lecture.recalculer,
    };
    const adapters = { base, assistant, horloge: systemClock, logger, secret, delaiDesDemandes, ...aPart };
    const app = await creerApplication(configuration, adapters);
    if (configuration.mode === 'demonstration') {
      await semerCabinetDemo({
        base,
        horloge: systemClock,
        coffre: coffreDe(configuration.comptes, secret),
        conservationAnnees: configuration.conseils.conservationAnnees,
        lireEntretien: lecture?.lireEntretien ?? lireEntretienIci,
        lecteurPret: lecture?.pret,
      }).catch((error: unknown) => logger.error({ err: error }, 'the firm of the demonstration could not be filled'));
    }
    // Nobody's first question waits for the thread that reads it to be ready.
    await lecture?.pret;
    const adresse = await ecouter(
      () => app.listen({ port: configuration.server.port, host: configuration.server.host }),
      configuration,
    );
    // Once the address answers, and while nobody's question competes: programs read the notes in this thread.
    Promise.resolve(lecture?.tousPrets)
      .then(() => preparerNotes(whenQuiet))
      .catch((error: unknown) => logger.error({ err: error }, 'the notes could not be read'));
    return {
      url: adresse,
      arreter: async () => {
        await app.close();
        lecture?.fermer();
        await base.close();
      },
    };
  } catch (error) {
    lecture?.fermer();
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
    if (cause instanceof StartupError) throw cause;
    const { dataDir } = configuration.database;
    throw new StartupError(
      `Le dossier de données « ${dataDir} » ne peut pas être créé ou écrit. Vérifiez ses droits, ou donnez-en un autre avec DATA_DIR.`,
      { cause },
    );
  }
}

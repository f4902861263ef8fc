import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { COMPTES_DEMO } from './cas-usage.ts';
import { assembler } from './assistant.ts';
import type { Configuration } from './config.ts';
import { refuser } from './configurer.ts';
import { demarrer } from './demarrer.ts';
import type { FilDAvance } from './lecteurs/fil.ts';
import { lireAPart } from './lecteurs/index.ts';
import { systemClock } from './platform/clock.ts';
import { loggingOptions } from './platform/logging.ts';

// The same from `src/` (tsx) and from `dist/` (bundle).
const CHEMINS = {
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  modeles: fileURLToPath(new URL('../dist', import.meta.url)),
};
/** Serves until it is told to stop. */
export async function servir(configuration: Configuration, premierFil: FilDAvance): Promise<void> {
  try {
    const logger = pino(loggingOptions(configuration.server.logLevel));
    const lecture = lireAPart({ premierFil, nombre: configuration.assistant.lecteurs, horloge: systemClock, logger });
    const assistant = await assembler(lecture.assistant, configuration.assistant.heberge);
    const { url, arreter } = await demarrer(configuration, { assistant, lecture, chemins: CHEMINS, logger });
    annoncer(url, configuration);

    let arretDemande = false;
    const surSignal = (): void => {
      // A second Ctrl-C does not wait.
      if (arretDemande) process.exit(130);
      arretDemande = true;
      arreter().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', surSignal);
    process.on('SIGINT', surSignal);
  } catch (error) {
    refuser(error);
  }
}

function annoncer(url: string, { mode, assistant: { heberge } }: Configuration): void {
  const lignes = ['', `Francis est prêt : ${url.replace('127.0.0.1', 'localhost')}`];
  if (heberge)
    lignes.push(`Modèle : ${heberge.modele.nom} (${heberge.modele.protocole}), contrôlé par le modèle embarqué.`);
  if (mode === 'demonstration') {
    lignes.push('', 'Mode démonstration. Comptes pour essayer :');
    for (const { email, motDePasse, typeCompte } of COMPTES_DEMO) {
      lignes.push(`  ${email.padEnd(22)} ${motDePasse.padEnd(26)} (${typeCompte})`);
    }
  }
  console.log([...lignes, '', 'Ctrl-C pour arrêter.', ''].join('\n'));
}

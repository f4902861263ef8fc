import { spawn } from 'node:child_process';
import { type Lecteur, VoixIndisponible } from './ports.ts';

/** Words a minute: about 0.9 of the program's own pace. */
const DEBIT = '160';
const OCTETS_MAX = 40 * 1024 * 1024;

/** The local program `espeak-ng`, when it is installed. The text goes through its standard input, never its arguments. */
export function creerLecteurEspeak(programme = 'espeak-ng'): Lecteur {
  return {
    distant: false,
    lire: (texte, _, signal) =>
      new Promise((resolve, reject) => {
        const echouer = (cause: unknown): void => reject(new VoixIndisponible('espeak-ng', { cause }));
        const processus = spawn(programme, ['-v', 'fr', '-s', DEBIT, '--stdout', '--stdin'], { signal });
        const morceaux: Uint8Array[] = [];
        let taille = 0;
        processus.stdout.on('data', (morceau: Buffer) => {
          taille += morceau.length;
          if (taille > OCTETS_MAX) processus.kill();
          else morceaux.push(new Uint8Array(morceau));
        });
        processus.on('error', echouer);
        processus.stdin.on('error', echouer);
        processus.on('close', (code) => {
          if (code === 0 && taille > 0) resolve({ octets: Buffer.concat(morceaux), type: 'audio/wav' });
          else echouer(new Error(`exit ${code}`));
        });
        processus.stdin.end(texte);
      }),
  };
}

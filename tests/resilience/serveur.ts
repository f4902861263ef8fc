import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RACINE = fileURLToPath(new URL('../../', import.meta.url));
/** The server that a person starts, and the one that takes its time to answer; built before the tests. */
export const VRAI = 'apps/api/dist/main.js';
export const LENT = 'apps/api/dist/serveur-lent.js';

export interface Serveur {
  readonly url: string;
  readonly pid: number;
  /** Everything printed so far. */
  readonly sortie: () => string;
  tuer(signal: NodeJS.Signals): Promise<number | null>;
}

/** The exit of a server that refused to start. */
export interface Refus {
  readonly code: number | null;
  readonly sortie: string;
}

const PRET = /prêt : (http:\S+)/;

/**
 * Starts a server in a process of its own.
 * @param script one of the two above
 * @returns the running server, or its exit when it stopped before it was ready.
 */
export function lancerServeur(script: string, env: Readonly<Record<string, string>>): Promise<Serveur | Refus> {
  const enfant = spawn(process.execPath, [script], {
    cwd: RACINE,
    // Nothing of the surrounding environment decides how the server behaves.
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let sortie = '';
  return new Promise((resolve) => {
    const lire = (bloc: Buffer): void => {
      sortie += bloc.toString();
      const url = PRET.exec(sortie)?.[1];
      if (url !== undefined) resolve(serveur(enfant, url.replace('localhost', '127.0.0.1'), () => sortie));
    };
    enfant.stdout.on('data', lire);
    enfant.stderr.on('data', lire);
    enfant.once('exit', (code) => resolve({ code, sortie }));
  });
}

/** Same, when a server that does not start is a failure of the test. */
export async function demarrerServeur(script: string, env: Readonly<Record<string, string>>): Promise<Serveur> {
  const issue = await lancerServeur(script, env);
  if ('url' in issue) return issue;
  throw new Error(`le serveur n’a pas démarré (${issue.code}) : ${issue.sortie}`);
}

const serveur = (enfant: ChildProcess, url: string, sortie: () => string): Serveur => ({
  url,
  pid: enfant.pid ?? 0,
  sortie,
  tuer: (signal) =>
    new Promise((resolve) => {
      if (enfant.exitCode !== null || enfant.signalCode !== null) {
        resolve(enfant.exitCode);
        return;
      }
      enfant.once('exit', (code) => resolve(code));
      enfant.kill(signal);
    }),
});

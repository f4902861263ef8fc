import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Nouvelle, Ordre } from './protocole.ts';
import { tempsDuFil } from './temps.ts';

/** A thread that reads. */
export interface Fil {
  envoyer(ordre: Ordre): void;
  /** Milliseconds of processor that it took so far. */
  tempsMs(): number;
  arreter(): void;
}

export interface EcouteDuFil {
  readonly nouvelle: (nouvelle: Nouvelle) => void;
  /** It is no more, unless it was told to stop. */
  readonly mort: (erreur: Error, memoirePleine: boolean) => void;
}

/** A reading that fills the memory stops its thread, not the server. */
const MEMOIRE_MAX_MO = 768;

/** Opens the thread of a program; the sources are read by tsx, as the server that starts it is. */
export function ouvrirFil(programme: URL, { nouvelle, mort }: EcouteDuFil): Fil {
  const source = programme.pathname.endsWith('.ts');
  const tsx = source ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const ouvrier = new Worker(programme, {
    execArgv: tsx,
    resourceLimits: { maxOldGenerationSizeMb: MEMOIRE_MAX_MO },
  });
  let fil: string | undefined;
  let arrete = false;
  const mourir = (erreur: Error): void => {
    if (!arrete) mort(erreur, estMemoirePleine(erreur.cause));
    arrete = true;
  };
  ouvrier.on('message', (recue: Nouvelle) => {
    if (recue.genre === 'pret') fil = recue.fil;
    if (!arrete) nouvelle(recue);
  });
  ouvrier.once('error', (cause) => mourir(new Error('a reading thread failed', { cause })));
  ouvrier.once('exit', (code) => mourir(new Error(`a reading thread stopped (${code})`)));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    envoyer: (ordre) => ouvrier.postMessage(ordre),
    tempsMs: () => (fil === undefined ? ouvrier.performance.eventLoopUtilization().active : tempsDuFil(fil)),
    arreter: () => {
      arrete = true;
      void ouvrier.terminate();
    },
  };
}

const estMemoirePleine = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

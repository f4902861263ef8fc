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

/**
 * A reading that fills the memory stops its thread, not the server. What is young has room for one reading, so that it is
 * collected less often in the middle of it; more room makes the first ones slower (`docs/mesures/reponses.md`).
 */
const LIMITES = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 };

/** A thread that begins before whoever listens to it is there; it says nothing until then. */
export interface FilDAvance {
  readonly programme: URL;
  /** The thread, once: whoever asks again opens another one. */
  prendre(): Worker;
}

/** The sources are read by tsx, as the server that starts them is. */
function demarrer(programme: URL): Worker {
  const source = programme.pathname.endsWith('.ts');
  const tsx = source ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  return new Worker(programme, { execArgv: tsx, resourceLimits: LIMITES });
}

export function ouvrirDAvance(programme: URL): FilDAvance {
  let avance: Worker | undefined = demarrer(programme);
  return {
    programme,
    prendre() {
      const ouvrier = avance ?? demarrer(programme);
      avance = undefined;
      return ouvrier;
    },
  };
}

export function ouvrirFil(avance: FilDAvance, { nouvelle, mort }: EcouteDuFil): Fil {
  const ouvrier = avance.prendre();
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
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const envoyer = (ordre: Ordre): void => ouvrier.postMessage(ordre);
  envoyer({ genre: 'ecoute' });
  return {
    envoyer,
    tempsMs: () => (fil === undefined ? ouvrier.performance.eventLoopUtilization().active : tempsDuFil(fil)),
    arreter: () => {
      arrete = true;
      void ouvrier.terminate();
    },
  };
}

const estMemoirePleine = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

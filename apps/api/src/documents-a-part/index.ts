import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LectureDeDocument } from '@francis/documents';
import { type Nouvelle, type Ordre, PAGE_MAX_MS, type RefusDeLecture } from './protocole.ts';

export { natureDe } from './signature.ts';
export type { RefusDeLecture } from './protocole.ts';

export type ResultatDeLecture =
  | { readonly genre: 'lu'; readonly lecture: LectureDeDocument }
  | { readonly genre: 'refus'; readonly code: RefusDeLecture };

export type LecteurDeDocuments = (octets: Uint8Array, signal?: AbortSignal) => Promise<ResultatDeLecture>;

interface Limites {
  /** Without one more page in that time, the reading is cut. */
  readonly silenceMs?: number;
  readonly memoireMaxOctets?: number;
}

/** A page, and the time to start. */
const SILENCE_MS = PAGE_MAX_MS + 5_000;
const MEMOIRE_MAX = 900 * 1024 * 1024;

/**
 * Reads each file in a process that knows nothing of ours (no environment, no key) and that is killed when it takes too long or
 * too much. Whoever calls bounds how many there are.
 */
export function lecteurDeDocuments(
  programme: URL,
  { silenceMs = SILENCE_MS, memoireMaxOctets = MEMOIRE_MAX }: Limites = {},
): LecteurDeDocuments {
  return async (octets, signal) =>
    lireUnFichier(programme, { octets, memoireMaxOctets }, { silenceMs, ...(signal && { signal }) });
}

function lireUnFichier(
  programme: URL,
  ordre: Ordre,
  { silenceMs, signal }: { readonly silenceMs: number; readonly signal?: AbortSignal },
): Promise<ResultatDeLecture> {
  signal?.throwIfAborted();
  const source = programme.pathname.endsWith('.ts');
  const tsx = source ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : [];
  const enfant = fork(fileURLToPath(programme), [], {
    execArgv: [...tsx, '--max-old-space-size=512'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    let minuterie: NodeJS.Timeout | undefined;
    let coupee = false;
    const couper = (): void => {
      coupee = true;
      enfant.kill('SIGKILL');
    };
    const armer = (): void => {
      clearTimeout(minuterie);
      minuterie = setTimeout(couper, silenceMs);
    };
    const finir = (resultat: ResultatDeLecture): void => {
      clearTimeout(minuterie);
      signal?.removeEventListener('abort', couper);
      resolve(resultat);
    };
    signal?.addEventListener('abort', couper, { once: true });
    armer();
    enfant.on('message', (nouvelle: Nouvelle) => {
      if (nouvelle.genre === 'page') armer();
      else finir(nouvelle);
    });
    enfant.once('error', (erreur) => {
      clearTimeout(minuterie);
      reject(erreur);
    });
    enfant.once('exit', (code, parSignal) => {
      if (signal?.aborted) return reject(new DOMException('cancelled', 'AbortError'));
      if (coupee) return finir({ genre: 'refus', code: 'DOCUMENT_TROP_LONG' });
      // Killed by its own watch, or by the system for the same reason.
      if (parSignal !== null || code !== 0) return finir({ genre: 'refus', code: 'DOCUMENT_TROP_LOURD_A_LIRE' });
      clearTimeout(minuterie);
      reject(new Error('the reading of a document ended without a word'));
    });
    enfant.send(ordre);
  });
}

import type { Horloge } from './ports.ts';

/** Waits before each new try. */
const ATTENTES_MS = [1_000, 2_000, 3_000] as const;

interface Options {
  readonly horloge: Horloge;
  readonly envoyer: (son: Blob) => Promise<string>;
  /** Trying again would change nothing: the agreement was taken back, the recording is refused. */
  readonly definitive: (cause: unknown) => boolean;
}

/** Sends a sentence to be written down, three times more when it fails. @throws what the last try threw */
export function creerTranscription({ horloge, envoyer, definitive }: Options): (son: Blob) => Promise<string> {
  const attendre = (ms: number): Promise<void> => new Promise((resolve) => void horloge.apres(ms, resolve));
  return async (son) => {
    for (const ms of ATTENTES_MS) {
      try {
        return await envoyer(son);
      } catch (cause) {
        if (definitive(cause)) throw cause;
        await attendre(ms);
      }
    }
    return envoyer(son);
  };
}

import { Readable } from 'node:stream';
import type { FileStorage } from '../platform/storage/storage.ts';
import type { StreamStorage } from '../platform/storage/stream.ts';

/** Files of a test, and a way to look at them. */
export function fichiersEnMemoire(): FileStorage & { readonly contenus: ReadonlyMap<string, string> } {
  const contenus = new Map<string, string>();
  return {
    contenus,
    put: async (cle, contenu) => void contenus.set(cle, contenu),
    get: async (cle) => contenus.get(cle),
    remove: async (cle) => void contenus.delete(cle),
    keys: async () => [...contenus.keys()],
  };
}

/** Large files of a test: what was interrupted is not kept. */
export function fluxEnMemoire(): StreamStorage & { readonly contenus: Map<string, Uint8Array> } {
  const contenus = new Map<string, Uint8Array>();
  return {
    contenus,
    write: async (cle, blocs) => {
      const lus: Uint8Array[] = [];
      for await (const bloc of blocs) lus.push(bloc);
      contenus.set(cle, new Uint8Array(Buffer.concat(lus)));
    },
    read: async (cle) => {
      const contenu = contenus.get(cle);
      return contenu && Readable.from([contenu], { objectMode: false });
    },
    remove: async (cle) => void contenus.delete(cle),
    keys: async () => [...contenus.keys()],
  };
}

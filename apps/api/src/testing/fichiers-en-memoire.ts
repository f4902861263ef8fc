import type { FileStorage } from '../platform/storage/storage.ts';

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

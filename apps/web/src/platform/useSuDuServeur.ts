import { useEffect, useState } from 'react';
import { request } from './http.ts';

/**
 * What only the server knows: given with the page that it wrote, else asked for.
 * @param chemin a public route of the API
 */
export function useSuDuServeur<T>(donne: T | undefined, chemin: string): { su: T | undefined; erreur: unknown } {
  const [lu, setLu] = useState<T>();
  const [erreur, setErreur] = useState<unknown>();
  const aDemander = donne === undefined;
  useEffect(() => {
    if (!aDemander) return undefined;
    const abandon = new AbortController();
    request<T>(chemin, { signal: abandon.signal, anonymous: true }).then(setLu, (raison: unknown) => {
      if (!abandon.signal.aborted) setErreur(raison);
    });
    return () => abandon.abort();
  }, [aDemander, chemin]);
  return { su: donne ?? lu, erreur };
}

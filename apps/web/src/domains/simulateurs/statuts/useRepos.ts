import { useEffect, useState } from 'react';

/** True as soon as the text has not changed for this long; at once on the first screen, where nobody types. */
export function useRepos(texte: string, pauseMs: number): boolean {
  const [repose, setRepose] = useState(texte);
  useEffect(() => {
    const attente = setTimeout(() => setRepose(texte), pauseMs);
    return () => clearTimeout(attente);
  }, [texte, pauseMs]);
  return repose === texte;
}

import { useEffect, useState } from 'react';

/** Long enough for a word to be typed, short enough not to be felt. */
export const REPOS_MS = 140;

/** The value once it has stopped changing: a letter typed is not a question to the server. */
export function useRepos<T>(valeur: T): T {
  const [posee, setPosee] = useState(valeur);
  useEffect(() => {
    const attente = setTimeout(() => setPosee(valeur), REPOS_MS);
    return () => clearTimeout(attente);
  }, [valeur]);
  return posee;
}

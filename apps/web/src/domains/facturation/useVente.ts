import type { FormulesEnVente } from '@francis/contract';
import { useEffect, useState } from 'react';
import { lireFormules } from './api.ts';

/** What is on sale, for the pages that a visitor may open. */
export function useVente(): { vente: FormulesEnVente | undefined; erreur: unknown } {
  const [vente, setVente] = useState<FormulesEnVente>();
  const [erreur, setErreur] = useState<unknown>();
  useEffect(() => {
    const arret = new AbortController();
    lireFormules(arret.signal).then(setVente, (error: unknown) => {
      if (!arret.signal.aborted) setErreur(error);
    });
    return () => arret.abort();
  }, []);
  return { vente, erreur };
}

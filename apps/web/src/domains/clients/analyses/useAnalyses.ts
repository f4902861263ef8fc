import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../platform/erreurs.ts';
import {
  type Analyse,
  analyser,
  analysesQuery,
  EXPORTS,
  type Export,
  type GenreAnalyse,
  relireAnalyse,
  telecharger,
} from './api.ts';

type Occupation = { readonly analyse: GenreAnalyse } | { readonly export: Export };

const ECHECS: Readonly<Record<GenreAnalyse, string>> = {
  generale: 'Une erreur est survenue lors de l’analyse générale.',
  irpp: 'Une erreur est survenue lors de l’analyse IRPP 2025.',
};

/**
 * One thing at a time: while an analysis runs nothing else starts, nor while a file is written. Starting an analysis
 * clears what the other one showed.
 */
export function useAnalyses(client: string) {
  const cache = useQueryClient();
  const [occupation, setOccupation] = useState<Occupation>();
  const [analyse, setAnalyse] = useState<Analyse>();
  const [erreur, setErreur] = useState<string>();

  const tenter = async (quoi: Occupation, action: () => Promise<void>, dire: (error: unknown) => string) => {
    if (occupation) return;
    setOccupation(quoi);
    setErreur(undefined);
    try {
      await action();
    } catch (error) {
      setErreur(dire(error));
    } finally {
      setOccupation(undefined);
    }
  };

  return {
    client,
    occupation,
    analyse,
    erreur,
    lancer: (genre: GenreAnalyse): Promise<void> => {
      const garde = analyse?.genre === genre ? analyse : undefined;
      if (!occupation) setAnalyse(garde);
      return tenter(
        { analyse: genre },
        async () => {
          setAnalyse(await analyser(client, genre));
          await cache.invalidateQueries(analysesQuery(client));
        },
        (error) => {
          const phrase = messageOf(error, ECHECS[genre]);
          if (genre === 'irpp') return `Erreur lors de l’analyse IRPP\u00a0: ${phrase}`;
          return garde ? `Erreur pendant l’analyse\u00a0: ${phrase}` : phrase;
        },
      );
    },
    montrer: (genre: GenreAnalyse, id: string): Promise<void> =>
      tenter(
        { analyse: genre },
        async () => setAnalyse(await relireAnalyse(client, id)),
        (error) => messageOf(error, ECHECS[genre]),
      ),
    exporter: (quoi: Export): Promise<void> =>
      tenter(
        { export: quoi },
        () => telecharger(client, quoi),
        (error) => {
          const { echec } = EXPORTS[quoi];
          const phrase = messageOf(error, '');
          return phrase ? `${echec}\u00a0: ${phrase}` : echec;
        },
      ),
  };
}

export type Analyses = ReturnType<typeof useAnalyses>;

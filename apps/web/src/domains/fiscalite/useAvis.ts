import type { DocumentReponse } from '@francis/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { documentQuery, documentsQuery } from '../documents/api.ts';
import { avisParAnnee } from './lire-avis.ts';

/** The notices that were read, the latest year first; empty while they are being asked for, or when none was handed over. */
export function useAvis(): readonly DocumentReponse[] {
  const { data } = useQuery(documentsQuery);
  const lus = useQueries({ queries: avisParAnnee(data?.documents ?? []).map(({ id }) => documentQuery(id)) });
  return lus.flatMap(({ data: document }) => (document ? [document] : []));
}

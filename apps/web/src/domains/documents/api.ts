import type { ChoixDesFaits, DepotReponse, DocumentReponse, DocumentsReponse } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../platform/http.ts';

/** How often a document that is being read is looked at. */
const RELIRE_MS = 1_000;

export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => request<z.infer<typeof DocumentsReponse>>('/api/documents', { signal }),
  refetchInterval: ({ state }) => (state.data?.documents.some(({ etat }) => etat === 'attente') ? RELIRE_MS : false),
});

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', id],
    queryFn: ({ signal }) => request<DocumentReponse>(`/api/documents/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.etat === 'attente' ? RELIRE_MS : false),
  });

export function deposer(fichier: File, garder: boolean): Promise<z.infer<typeof DepotReponse>> {
  const body = new FormData();
  if (garder) body.append('garder', 'oui');
  body.append('fichier', fichier);
  return request('/api/documents', { body });
}

export const confirmer = (id: string, body: z.infer<typeof ChoixDesFaits>): Promise<DocumentReponse> =>
  request(`/api/documents/${id}/faits`, { body });

export const supprimer = (id: string): Promise<void> => request(`/api/documents/${id}`, { method: 'DELETE' });

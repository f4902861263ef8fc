import {
  type ClientsReunion,
  type NoteLue,
  type PageReunions,
  type Reunion,
  type ReunionDetail,
  TEXTE_ACCORD_REUNION,
} from '@francis/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { enregistrerFichier } from '../../platform/fichiers.ts';
import { request, send } from '../../platform/http.ts';

const RACINE = '/api/pro/reunions';
export const cleDesReunions = ['reunions'] as const;

export const reunionsQuery = (client?: string) =>
  infiniteQueryOptions({
    queryKey: [...cleDesReunions, 'liste', client ?? ''],
    queryFn: ({ pageParam, signal }) => {
      const parametres = new URLSearchParams({ ...(client && { client }), ...(pageParam && { apres: pageParam }) });
      return request<PageReunions>(`${RACINE}?${parametres.toString()}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ suivant }: PageReunions) => suivant,
  });

export const reunionQuery = (id: string) =>
  queryOptions({
    queryKey: [...cleDesReunions, 'une', id],
    queryFn: ({ signal }) => request<ReunionDetail>(`${RACINE}/${id}`, { signal }),
  });

export const clientsQuery = (recherche: string) =>
  queryOptions({
    queryKey: [...cleDesReunions, 'clients', recherche],
    queryFn: ({ signal }) =>
      request<ClientsReunion>(`${RACINE}/clients?${new URLSearchParams({ recherche }).toString()}`, { signal }),
  });

/** The adviser says that those who are there agreed: kept with their name and the hour. */
export const ouvrirEntretien = (): Promise<Reunion> =>
  request(RACINE, {
    body: { source: 'entretien', consentement: { accord: true, texte: TEXTE_ACCORD_REUNION.version } },
  });

/** What a note proposes for a file; the server keeps nothing of it. */
export const lireNote = (texte: string): Promise<NoteLue> => request(`${RACINE}/note`, { body: { texte } });

/** Ends an interview whose words stay in the page: what is kept is who agreed, and when. */
export async function rangerEntretien(id: string, client: string): Promise<void> {
  await request(`${RACINE}/${id}/fin`, { body: { lignes: [], garder_transcription: false, resumer: false } });
  await ranger(id, client);
}

export const ranger = (id: string, client: string): Promise<ReunionDetail> =>
  request(`${RACINE}/${id}/client`, { method: 'PUT', body: { client_id: client } });

export const reporter = (id: string, acceptes: readonly string[], version: number | null): Promise<ReunionDetail> =>
  request(`${RACINE}/${id}/dossier`, { body: { acceptes, ...(version !== null && { version }) } });

export const refuser = (id: string): Promise<void> => request(`${RACINE}/${id}/refus`, { method: 'POST' });
export const supprimer = (id: string): Promise<void> => request(`${RACINE}/${id}`, { method: 'DELETE' });

export async function exporter(id: string): Promise<void> {
  const texte = await (await send(`${RACINE}/${id}/export`)).blob();
  enregistrerFichier(new File([texte], `reunion_${id}.txt`, { type: 'text/plain' }));
}

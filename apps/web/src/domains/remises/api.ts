import type {
  ClientsReunion,
  MesRemises,
  Remise,
  RemiseDetail,
  RemiseDossier,
  RemiseRequete,
  RemisesRecues,
} from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

const MIENNES = '/api/remises';
const RECUES = '/api/pro/remises';

export const remisesQuery = queryOptions({
  queryKey: ['remises'],
  queryFn: ({ signal }) => request<MesRemises>(MIENNES, { signal }),
  // What the professional answers is not known here otherwise.
  staleTime: 0,
});
export const remettre = (body: RemiseRequete): Promise<Remise> => request<Remise>(MIENNES, { body });
export const reprendre = (id: string): Promise<void> =>
  request<undefined>(`${MIENNES}/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const recuesQuery = queryOptions({
  queryKey: ['remises', 'recues'],
  queryFn: ({ signal }) => request<RemisesRecues>(RECUES, { signal }),
  staleTime: 0,
});
/** Never kept: what is taken back must not be read again here. */
export const recueQuery = (id: string, client: string) =>
  queryOptions({
    queryKey: ['remises', 'recues', id, client],
    queryFn: ({ signal }) =>
      request<RemiseDetail>(`${RECUES}/${encodeURIComponent(id)}${client === '' ? '' : `?client=${client}`}`, {
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
export const repondre = (id: string, accepte: boolean): Promise<RemiseDetail> =>
  request<RemiseDetail>(`${RECUES}/${encodeURIComponent(id)}/reponse`, { body: { accepte } });
export const inscrire = (id: string, body: RemiseDossier): Promise<RemiseDetail> =>
  request<RemiseDetail>(`${RECUES}/${encodeURIComponent(id)}/dossier`, { body });

/** Files of the firm by their name, to choose the one that receives a fact. */
export const dossiersQuery = (recherche: string) =>
  queryOptions({
    queryKey: ['remises', 'dossiers', recherche],
    queryFn: ({ signal }) =>
      request<ClientsReunion>(`/api/pro/reunions/clients?recherche=${encodeURIComponent(recherche)}`, { signal }),
  });

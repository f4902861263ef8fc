import type {
  Blocages,
  Echange,
  MessageEnvoye,
  PageEchanges,
  PageMessages,
  Signalement,
  SignalementRequete,
  Signalements,
} from '@francis/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

const un = (id: string): string => `/api/echanges/${encodeURIComponent(id)}`;

/** The conversations of the person, page after page. */
export const echangesQuery = infiniteQueryOptions({
  queryKey: ['echanges', 'liste'],
  queryFn: ({ signal, pageParam }) =>
    request<PageEchanges>(`/api/echanges${pageParam === '' ? '' : `?apres=${encodeURIComponent(pageParam)}`}`, {
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ suivant }) => suivant,
  staleTime: 0,
});
/** Never kept: what the other withdraws from must not be read again here. */
export const echangeQuery = (id: string) =>
  queryOptions({
    queryKey: ['echanges', 'un', id],
    queryFn: ({ signal }) => request<Echange>(un(id), { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['echanges', 'messages', id],
    queryFn: ({ signal, pageParam }) =>
      request<PageMessages>(`${un(id)}/messages${pageParam === 0 ? '' : `?avant=${String(pageParam)}`}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ suivant }) => suivant,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const ecrireA = (fiche: string, texte: string): Promise<MessageEnvoye> =>
  request<MessageEnvoye>(`/api/annuaire/${encodeURIComponent(fiche)}/messages`, { body: { texte } });
export const repondre = (id: string, texte: string): Promise<MessageEnvoye> =>
  request<MessageEnvoye>(`${un(id)}/messages`, { body: { texte } });
export const marquerLu = (id: string, rang: number): Promise<void> =>
  request<undefined>(`${un(id)}/lecture`, { method: 'PUT', body: { rang } });

/** Whom one blocks or reports: a line of the directory, or the other of a conversation. */
export interface Vise {
  readonly chemin: 'annuaire' | 'echanges';
  readonly id: string;
  readonly nom: string;
}
export const bloquer = ({ chemin, id }: Vise): Promise<void> =>
  request<undefined>(`/api/${chemin}/${encodeURIComponent(id)}/blocage`, { method: 'PUT' });
export const blocagesQuery = queryOptions({
  queryKey: ['echanges', 'blocages'],
  queryFn: ({ signal }) => request<Blocages>('/api/blocages', { signal }),
  staleTime: 0,
});
export const debloquer = (id: string): Promise<void> =>
  request<undefined>(`/api/blocages/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const signaler = (body: SignalementRequete): Promise<Signalement> =>
  request<Signalement>('/api/signalements', { body });
export const signalementsQuery = queryOptions({
  queryKey: ['echanges', 'signalements'],
  queryFn: ({ signal }) => request<Signalements>('/api/signalements', { signal }),
  staleTime: 0,
});

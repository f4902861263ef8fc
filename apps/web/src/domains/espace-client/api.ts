import type { EspaceClient, EspacePorte } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

const ICI = '/api/espace-client';
const RELIRE_MS = 1_500;

/** The secret of the link travels in a header: no address, so no log, holds it. */
const entete = (jeton: string): Record<string, string> => ({ 'x-espace-client': jeton });
const appel = (jeton: string) => ({ anonymous: true, headers: entete(jeton) }) as const;

export const porteQuery = (jeton: string) =>
  queryOptions({
    queryKey: ['espace-client', 'porte', jeton],
    queryFn: ({ signal }) => request<EspacePorte>(`${ICI}/porte`, { ...appel(jeton), signal }),
    retry: false,
  });

export const espaceQuery = (jeton: string) =>
  queryOptions({
    queryKey: ['espace-client', 'espace', jeton],
    queryFn: ({ signal }) => request<EspaceClient>(ICI, { ...appel(jeton), signal }),
    refetchInterval: ({ state }) => (state.data?.depots.some(({ etat }) => etat === 'attente') ? RELIRE_MS : false),
    retry: false,
  });

export const demanderCode = (jeton: string): Promise<null> =>
  request(`${ICI}/code`, { ...appel(jeton), method: 'POST' });

export const donnerCode = (jeton: string, code: string): Promise<void> =>
  request(`${ICI}/session`, { ...appel(jeton), body: { code } });

export function deposer(jeton: string, demande: string, fichier: File): Promise<EspaceClient> {
  const body = new FormData();
  body.append('demande', demande);
  body.append('fichier', fichier);
  return request(`${ICI}/documents`, { ...appel(jeton), body });
}

export const retirerPiece = (jeton: string, id: string): Promise<EspaceClient> =>
  request(`${ICI}/documents/${encodeURIComponent(id)}`, { ...appel(jeton), method: 'DELETE' });

export const envoyer = (jeton: string, faits: Readonly<Record<string, unknown>>): Promise<EspaceClient> =>
  request(`${ICI}/envoi`, { ...appel(jeton), body: { faits } });

export const toutRetirer = (jeton: string): Promise<void> => request(ICI, { ...appel(jeton), method: 'DELETE' });

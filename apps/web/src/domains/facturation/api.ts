import type {
  Abonnements,
  AdresseSuivante,
  CommandeEnAttente,
  CommandeRequete,
  FormulesEnVente,
} from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

export const lireFormules = (signal: AbortSignal): Promise<FormulesEnVente> =>
  request<FormulesEnVente>('/api/formules', { signal, anonymous: true });
export const formulesQuery = queryOptions({
  queryKey: ['formules'],
  queryFn: ({ signal }) => lireFormules(signal),
  staleTime: 5 * 60_000,
});

export const lireAbonnements = (signal?: AbortSignal): Promise<Abonnements> =>
  request<Abonnements>('/api/abonnements', signal ? { signal } : {});
export const abonnementsQuery = queryOptions({
  queryKey: ['abonnements'],
  queryFn: ({ signal }) => lireAbonnements(signal),
});

export const commandeQuery = (id: string) =>
  queryOptions({
    queryKey: ['paiement-essai', id],
    queryFn: ({ signal }) => request<CommandeEnAttente>(`/api/paiement-essai/${encodeURIComponent(id)}`, { signal }),
    retry: false,
  });

export const commander = (body: CommandeRequete): Promise<AdresseSuivante> =>
  request<AdresseSuivante>('/api/create-checkout-session', { body });
export const ouvrirPortail = (returnUrl: string): Promise<AdresseSuivante> =>
  request<AdresseSuivante>('/api/create-portal-session', { body: { returnUrl } });
export const payerPourLEssai = (id: string, issue: 'payer' | 'refuser'): Promise<AdresseSuivante> =>
  request<AdresseSuivante>(`/api/paiement-essai/${encodeURIComponent(id)}`, { body: { issue } });

export type Geste = 'resiliation' | 'reprise' | 'retractation';
export const faire = (id: string, geste: Geste): Promise<Abonnements> =>
  request<Abonnements>(`/api/abonnements/${encodeURIComponent(id)}/${geste}`, { method: 'POST' });

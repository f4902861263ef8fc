import type { AdresseSuivante, Banques } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

export const banquesQuery = queryOptions({
  queryKey: ['banques'],
  queryFn: ({ signal }) => request<Banques>('/api/banque', { signal }),
});

export const partir = (): Promise<AdresseSuivante> => request<AdresseSuivante>('/api/banque/depart', { body: {} });
export const actualiser = (id: string): Promise<Banques> =>
  request<Banques>(`/api/banque/connexions/${encodeURIComponent(id)}/actualiser`, { method: 'POST' });
export const deconnecter = (id: string): Promise<void> =>
  request<undefined>(`/api/banque/connexions/${encodeURIComponent(id)}`, { method: 'DELETE' });

interface Retour {
  readonly code: string;
  readonly state: string;
  readonly provider_id: string | null;
}
export const echanger = (body: Retour): Promise<unknown> => request<unknown>('/api/truelayer/exchange', { body });

interface DemandeEssai {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly scope: string;
  readonly state: string;
  readonly response_type: string;
  readonly accord: boolean;
}
export const repondreALaPlaceDeLaBanque = (body: DemandeEssai): Promise<AdresseSuivante> =>
  request<AdresseSuivante>('/api/banque-essai/autoriser', { body });

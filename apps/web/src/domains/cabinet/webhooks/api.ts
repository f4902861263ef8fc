import type { LivraisonWebhook, WebhookCree, Webhooks } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../platform/http.ts';

const ICI = '/api/pro/webhooks';
const lUn = (id: string): string => `${ICI}/${encodeURIComponent(id)}`;

export const webhooksQuery = queryOptions({
  queryKey: ['cabinet', 'webhooks'],
  queryFn: ({ signal }) => request<Webhooks>(ICI, { signal }),
});
export const livraisonsQuery = (id: string) =>
  queryOptions({
    queryKey: ['cabinet', 'webhooks', id, 'livraisons'],
    queryFn: ({ signal }) => request<LivraisonWebhook[]>(`${lUn(id)}/livraisons`, { signal }),
    staleTime: 0,
  });

export const creerWebhook = (url: string, password: string): Promise<WebhookCree> =>
  request(ICI, { body: { url, password } });
export const changerSecret = (id: string, password: string): Promise<WebhookCree> =>
  request(`${lUn(id)}/secret`, { body: { password } });
export const reactiverWebhook = (id: string): Promise<Webhooks> => request(`${lUn(id)}/activation`, { method: 'POST' });
export const supprimerWebhook = (id: string): Promise<Webhooks> => request(lUn(id), { method: 'DELETE' });
export const eprouverWebhook = (id: string): Promise<LivraisonWebhook[]> =>
  request(`${lUn(id)}/essai`, { method: 'POST' });
export const renvoyerLivraison = (id: string, livraison: string): Promise<LivraisonWebhook[]> =>
  request(`${lUn(id)}/livraisons/${encodeURIComponent(livraison)}/renvoi`, { method: 'POST' });

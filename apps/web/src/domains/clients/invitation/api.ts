import type { InvitationClientRequete, InvitationsClient, PropositionsClient } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request, send } from '../../../platform/http.ts';
import { cleDesClients } from '../api.ts';

const chez = (client: string): string => `/api/pro/clients/${encodeURIComponent(client)}`;

export const invitationsQuery = (client: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'invitations', client],
    queryFn: ({ signal }) => request<InvitationsClient>(`${chez(client)}/invitations`, { signal }),
  });

export const propositionsQuery = (client: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'propositions', client],
    queryFn: ({ signal }) => request<PropositionsClient>(`${chez(client)}/propositions`, { signal }),
  });

export const inviterClient = (client: string, body: InvitationClientRequete): Promise<InvitationsClient> =>
  request(`${chez(client)}/invitations`, { body });

export const renvoyerInvitation = (client: string, id: string): Promise<InvitationsClient> =>
  request(`${chez(client)}/invitations/${encodeURIComponent(id)}/renvoi`, { method: 'POST' });

export const revoquerInvitation = (client: string, id: string): Promise<InvitationsClient> =>
  request(`${chez(client)}/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const deciderProposition = (
  client: string,
  id: string,
  body: { readonly decision: 'accepter' | 'refuser'; readonly version: number },
): Promise<PropositionsClient> => request(`${chez(client)}/propositions/${encodeURIComponent(id)}`, { body });

const NOM = /filename="([^"]+)"/;

/** Under the name that the server gives it: that of the client's file was never kept. */
export async function lireDepot(client: string, id: string): Promise<File> {
  const reponse = await send(`${chez(client)}/propositions/documents/${encodeURIComponent(id)}`);
  const nom = NOM.exec(reponse.headers.get('content-disposition') ?? '')?.[1] ?? 'document';
  return new File([await reponse.blob()], nom);
}

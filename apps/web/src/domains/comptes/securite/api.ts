import type {
  AutorisationReponse,
  ChangementEmailRequete,
  ChangementMotDePasseRequete,
  CodesSecoursReponse,
  Facteur,
  JournalReponse,
  ListeFacteurs,
  ListeIdentites,
  ListePasskeys,
  ListeSessions,
  MessageReponse,
  NouveauFacteurReponse,
  Utilisateur,
} from '@francis/contract';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../platform/http.ts';
import { confirmerIdentite, type Preuve } from '../preuve/api.ts';

export const changerMotDePasse = (body: ChangementMotDePasseRequete): Promise<MessageReponse> =>
  request('/api/auth/change-password', { body });

export const facteursQuery = queryOptions({
  queryKey: ['facteurs'],
  queryFn: ({ signal }) => request<z.infer<typeof ListeFacteurs>>('/api/auth/factors', { signal }),
});
export const preparerFacteur = (preuve: Preuve): Promise<z.infer<typeof NouveauFacteurReponse>> =>
  request('/api/auth/factors', { body: preuve });
export const confirmerFacteur = (id: Facteur['id'], code: string): Promise<z.infer<typeof CodesSecoursReponse>> =>
  request(`/api/auth/factors/${id}/verify`, { body: { code } });
export const retirerFacteur = (id: Facteur['id']): Promise<void> =>
  request(`/api/auth/factors/${id}`, { method: 'DELETE' });
export const refaireCodes = (): Promise<z.infer<typeof CodesSecoursReponse>> =>
  request('/api/auth/recovery-codes', { method: 'POST' });

export const appareilsQuery = queryOptions({
  queryKey: ['appareils'],
  queryFn: ({ signal }) => request<z.infer<typeof ListeSessions>>('/api/auth/sessions', { signal }),
});
export const deconnecterAppareil = (id: string): Promise<void> =>
  request(`/api/auth/sessions/${id}`, { method: 'DELETE' });

export const journalQuery = queryOptions({
  queryKey: ['journal'],
  // What was just done must be in it.
  staleTime: 0,
  queryFn: ({ signal }) => request<JournalReponse>('/api/audit', { signal }),
});

export const identitesQuery = queryOptions({
  queryKey: ['identites'],
  queryFn: ({ signal }) => request<z.infer<typeof ListeIdentites>>('/api/auth/identities', { signal }),
});
export const partirLier = (fournisseur: string, preuve: Preuve): Promise<z.infer<typeof AutorisationReponse>> =>
  request(`/api/auth/identities/${encodeURIComponent(fournisseur)}`, { body: preuve });
export const retirerIdentite = (id: string): Promise<void> =>
  request(`/api/auth/identities/${id}`, { method: 'DELETE' });

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => request<z.infer<typeof ListePasskeys>>('/api/auth/passkeys', { signal }),
});
/** Asks the device for a new key, once the person is proved, and records it. */
export async function ajouterPasskey(nom: string, preuve: Preuve): Promise<void> {
  const optionsJSON = await request<PublicKeyCredentialCreationOptionsJSON>('/api/auth/passkeys/options', {
    body: preuve,
  });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({ optionsJSON });
  await request('/api/auth/passkeys', { body: { nom, response } });
}
export async function retirerPasskey(id: string, preuve: Preuve): Promise<void> {
  await confirmerIdentite(preuve);
  await request(`/api/auth/passkeys/${id}`, { method: 'DELETE' });
}

export const changerNom = (fullName: string): Promise<Utilisateur> =>
  request('/api/auth/user', { method: 'PATCH', body: { fullName } });
export const changerEmail = (body: ChangementEmailRequete): Promise<MessageReponse> =>
  request('/api/auth/email', { body });

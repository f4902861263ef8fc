import type { Profil } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

export const profilQuery = queryOptions({
  queryKey: ['profil'],
  queryFn: ({ signal }) => request<Profil>('/api/user-profile', { signal }),
});

/** Adds answers to the profile: what the other screens saved stays. */
export const ajouterAuProfil = (utilisateurId: string, champs: Profil): Promise<Profil> =>
  request<Profil>('/user-profile/', { body: { auth_user_id: utilisateurId, ...champs } });

/** Changes some fields, and gives the whole profile back. */
export const modifierProfil = (utilisateurId: string, champs: Profil): Promise<Profil> =>
  request<Profil>(`/user-profile/${encodeURIComponent(utilisateurId)}`, { method: 'PATCH', body: champs });

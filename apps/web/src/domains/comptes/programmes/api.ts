import type { ApplicationDemandee, DemandeApplication, ListeApplications, RetourApplication } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../../platform/http.ts';

const CHAMPS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const satisfies readonly (keyof DemandeApplication)[];

/** What a program put in the address; the server judges it. */
export type DemandeLue = Partial<Record<(typeof CHAMPS)[number], string>>;

/** @param adresse the search part of the address. What a program adds of its own is left out. */
export function lireDemande(adresse: string): DemandeLue {
  const parametres = new URLSearchParams(adresse);
  return Object.fromEntries(
    CHAMPS.flatMap((nom) =>
      parametres
        .getAll(nom)
        .slice(0, 1)
        .map((valeur) => [nom, valeur]),
    ),
  );
}

export const demandeQuery = (demande: DemandeLue) =>
  queryOptions({
    queryKey: ['demande-de-programme', demande],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => request<ApplicationDemandee>('/api/auth/applications/review', { body: demande, signal }),
  });
export const choisir = (demande: DemandeLue, accord: boolean): Promise<RetourApplication> =>
  request('/api/auth/applications/decide', { body: { demande, accord } });

export const programmesQuery = queryOptions({
  queryKey: ['programmes'],
  queryFn: ({ signal }) => request<z.infer<typeof ListeApplications>>('/api/auth/applications', { signal }),
});
export const retirerProgramme = (id: string): Promise<void> =>
  request(`/api/auth/applications/${id}`, { method: 'DELETE' });

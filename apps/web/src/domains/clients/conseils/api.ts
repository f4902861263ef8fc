import type {
  Conseil,
  ConseilProposition,
  ConseilResume,
  ConseilsConserves,
  ConseilsDuClient,
  ConseilValidation,
  GenreModele,
  LettreEcrite,
  ModeleModification,
  ModeleRempli,
  ModelesCabinet,
  VerificationConseils,
} from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../platform/http.ts';
import { telechargerDe } from '../../../platform/telecharger.ts';
import { cleDesClients } from '../api.ts';

const du = (client: string): string => `/api/pro/clients/${client}`;

export const conseilsQuery = (client: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'conseils', client],
    queryFn: ({ signal }) => request<ConseilsDuClient>(`${du(client)}/conseils`, { signal }),
  });

/** Under the list: what changes the list changes the chain. */
export const verificationQuery = (client: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'conseils', client, 'verification'],
    queryFn: ({ signal }) => request<VerificationConseils>(`${du(client)}/conseils/verification`, { signal }),
    staleTime: 0,
  });

export const conseilQuery = (client: string, id: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'conseils', client, id],
    queryFn: ({ signal }) => request<Conseil>(`${du(client)}/conseils/${id}`, { signal }),
  });

export const proposition = (client: string, analyse: string): Promise<ConseilProposition> =>
  request<ConseilProposition>(`${du(client)}/analyses/${analyse}/conseil`);
export const validerConseil = (client: string, body: ConseilValidation): Promise<ConseilResume> =>
  request<ConseilResume>(`${du(client)}/conseils`, { body });
export const telechargerConseil = (client: string, id: string, format: 'pdf' | 'json'): Promise<void> =>
  telechargerDe(`${du(client)}/conseils/${id}/${format}`, `conseil.${format}`);

export const conservesQuery = queryOptions({
  queryKey: ['cabinet', 'conseils'],
  queryFn: ({ signal }) => request<ConseilsConserves>('/api/pro/conseils', { signal }),
});

export const modelesQuery = queryOptions({
  queryKey: ['cabinet', 'modeles'],
  queryFn: ({ signal }) => request<ModelesCabinet>('/api/pro/modeles', { signal }),
});
export const modifierModele = (body: ModeleModification): Promise<ModelesCabinet> =>
  request<ModelesCabinet>('/api/pro/modeles', { method: 'PUT', body });
export const remplirModele = (client: string, genre: GenreModele): Promise<ModeleRempli> =>
  request<ModeleRempli>(`${du(client)}/modeles/${genre}`);
/** @param texte as the adviser finished it; as the file fills it when absent. */
export const telechargerModele = (client: string, genre: GenreModele, texte?: string): Promise<void> =>
  telechargerDe(
    `${du(client)}/modeles/${genre}/pdf`,
    `${genre}.pdf`,
    texte === undefined ? {} : { body: { texte } satisfies LettreEcrite },
  );

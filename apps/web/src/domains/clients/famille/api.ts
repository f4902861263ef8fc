import type { EntiteFamille, EntiteRequete, FamilleClient, LienClient } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { request } from '../../../platform/http.ts';
import { cleDesClients } from '../api.ts';

const ici = (client: string): string => `/api/pro/clients/${client}/famille`;

export const familleQuery = (client: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'famille', client],
    queryFn: ({ signal }) => request<FamilleClient>(ici(client), { signal }),
  });

export const lier = (client: string, autre: string, nature: LienClient): Promise<FamilleClient> =>
  request(`${ici(client)}/liens`, { body: { client: autre, nature } });

export const delier = (client: string, lien: string): Promise<FamilleClient> =>
  request(`${ici(client)}/liens/${lien}`, { method: 'DELETE' });

/** Adds a company or a good; replaces it when it was read. */
export const ecrireEntite = (
  client: string,
  entite: EntiteRequete,
  lue: Pick<EntiteFamille, 'id' | 'version'> | undefined,
): Promise<FamilleClient> =>
  lue
    ? request(`${ici(client)}/entites/${lue.id}`, { method: 'PUT', body: { ...entite, version: lue.version } })
    : request(`${ici(client)}/entites`, { body: entite });

export const retirerEntite = (client: string, id: string): Promise<FamilleClient> =>
  request(`${ici(client)}/entites/${id}`, { method: 'DELETE' });

/** Why a link or a chart was refused: the sentence of its first field, which says more than « validation ». */
export const direRefus = (error: unknown, defaut: string): string =>
  (error instanceof ApiError ? error.champs[0]?.message : undefined) ?? messageOf(error, defaut);

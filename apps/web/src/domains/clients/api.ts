import type {
  ChangementClient,
  Client,
  ClientListe,
  ClientSupprime,
  ComptesClients,
  RechercheClients,
} from '@francis/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request, send } from '../../platform/http.ts';
import { asContract } from '../../platform/json.ts';

export type Criteres = Pick<RechercheClients, 'recherche' | 'statut' | 'situation' | 'tri' | 'sens'>;

/** Rows of one page: more than a screen holds, few enough to be drawn at once. */
const PAR_PAGE = 60;

interface PageDeListe {
  readonly lignes: readonly ClientListe[];
  readonly suivant: string | undefined;
}

async function lirePage(criteres: Partial<Criteres>, apres: string, limite: number, signal: AbortSignal) {
  const parametres = new URLSearchParams({ limite: String(limite) });
  for (const [nom, valeur] of Object.entries({ ...criteres, apres })) if (valeur) parametres.set(nom, valeur);
  const reponse = await send(`/api/pro/clients/?${parametres.toString()}`, { signal });
  const page: PageDeListe = {
    lignes: asContract<ClientListe[]>(await reponse.json()),
    suivant: reponse.headers.get('x-suivant') ?? undefined,
  };
  return page;
}

const CLIENTS = ['clients'] as const;
export const cleDesClients = CLIENTS;

export const listeQuery = (criteres: Criteres) =>
  infiniteQueryOptions({
    queryKey: [...CLIENTS, 'liste', criteres],
    queryFn: ({ pageParam, signal }) => lirePage(criteres, pageParam, PAR_PAGE, signal),
    initialPageParam: '',
    getNextPageParam: ({ suivant }: PageDeListe) => suivant,
  });

/** A few files for the palette of commands. */
export const trouvesQuery = (recherche: string, nombre: number) =>
  queryOptions({
    queryKey: [...CLIENTS, 'trouves', recherche, nombre],
    queryFn: ({ signal }) => lirePage({ recherche }, '', nombre, signal),
  });

export const comptesQuery = queryOptions({
  queryKey: [...CLIENTS, 'comptes'],
  queryFn: ({ signal }) => request<ComptesClients>('/api/pro/clients/comptes', { signal }),
});

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [...CLIENTS, 'dossier', id],
    queryFn: ({ signal }) => request<Client>(`/api/pro/clients/${id}`, { signal }),
  });

/** @returns what the law has the firm keep, when something stays. */
export const supprimerClient = (id: string): Promise<ClientSupprime | undefined> =>
  request<ClientSupprime | undefined>(`/api/pro/clients/${id}`, { method: 'DELETE' });

export const lireClient = (id: string): Promise<Client> => request<Client>(`/api/pro/clients/${id}`);

export const creerClient = (fiche: Readonly<Record<string, unknown>>): Promise<{ client: Client }> =>
  request('/api/pro/clients', { body: { data: fiche } });

export const modifierClient = (id: string, fiche: Readonly<Record<string, unknown>>): Promise<Client> =>
  request<Client>(`/api/pro/clients/${id}`, { method: 'PUT', body: fiche });

export const historiqueQuery = (id: string) =>
  queryOptions({
    queryKey: [...CLIENTS, 'historique', id],
    queryFn: ({ signal }) => request<ChangementClient[]>(`/api/pro/clients/${id}/historique`, { signal }),
  });

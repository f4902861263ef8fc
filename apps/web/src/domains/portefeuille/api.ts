import type {
  DemandePassage,
  LignePortefeuille,
  PassagePortefeuille,
  RadarDesConversations,
  RadarDesLois,
  RecherchePortefeuille,
} from '@francis/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request, send } from '../../platform/http.ts';
import { asContract } from '../../platform/json.ts';
import { cleDesClients } from '../clients/api.ts';

const ICI = '/api/pro/portefeuille/passages';
/** Under that of clients: a file deleted or changed makes the portfolio read again. */
export const cleDuPortefeuille = [...cleDesClients, 'portefeuille'] as const;
const SUIVI_MS = 800;

export const estEnCours = ({ etat }: PassagePortefeuille): boolean => etat === 'attente' || etat === 'en_cours';

/** The last runs; asked again while one goes on. */
export const passagesQuery = queryOptions({
  queryKey: [...cleDuPortefeuille, 'passages'],
  queryFn: ({ signal }) => request<PassagePortefeuille[]>(ICI, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(estEnCours) ? SUIVI_MS : false),
});

export const demanderPassage = (body: Partial<DemandePassage>): Promise<PassagePortefeuille> =>
  request<PassagePortefeuille>(ICI, { body });

export type CriteresPortefeuille = Pick<RecherchePortefeuille, 'tri' | 'sens' | 'statut'>;

interface PageDeLignes {
  readonly lignes: readonly LignePortefeuille[];
  readonly suivant: string | undefined;
}

export const lignesQuery = (id: string, criteres: CriteresPortefeuille) =>
  infiniteQueryOptions({
    queryKey: [...cleDuPortefeuille, 'lignes', id, criteres],
    queryFn: async ({ pageParam, signal }): Promise<PageDeLignes> => {
      const parametres = new URLSearchParams();
      for (const [nom, valeur] of Object.entries({ ...criteres, apres: pageParam }))
        if (valeur) parametres.set(nom, valeur);
      const reponse = await send(`${ICI}/${id}/lignes?${parametres.toString()}`, { signal });
      return {
        lignes: asContract<LignePortefeuille[]>(await reponse.json()),
        suivant: reponse.headers.get('x-suivant') ?? undefined,
      };
    },
    initialPageParam: '',
    getNextPageParam: ({ suivant }: PageDeLignes) => suivant,
  });

const NOM = /filename="([^"]+)"/;

/** The browser saves the file under the name that the server gives it. */
export async function telechargerPassage(id: string, quoi: 'excel' | 'csv'): Promise<void> {
  const reponse = await send(`${ICI}/${id}/export-${quoi}`);
  const adresse = URL.createObjectURL(await reponse.blob());
  const lien = document.createElement('a');
  lien.href = adresse;
  lien.download = NOM.exec(reponse.headers.get('content-disposition') ?? '')?.[1] ?? 'portefeuille';
  lien.click();
  URL.revokeObjectURL(adresse);
}

const suiteDe = ({ suivant }: { readonly suivant: string | null }): string | undefined => suivant ?? undefined;
const adresseDuRadar = (ici: string, criteres: Readonly<Record<string, string>>): string => {
  const parametres = new URLSearchParams(Object.entries(criteres).filter(([, valeur]) => valeur !== ''));
  return `${ici}?${parametres.toString()}`;
};

export const radarQuery = (article: string) =>
  infiniteQueryOptions({
    queryKey: [...cleDuPortefeuille, 'radar', article],
    queryFn: ({ pageParam, signal }) =>
      request<RadarDesLois>(adresseDuRadar('/api/pro/portefeuille/radar', { article, apres: pageParam }), { signal }),
    initialPageParam: '',
    getNextPageParam: suiteDe,
  });

/** Answers given about clients, computed again: each page is some work, asked for when it is wanted. */
export const radarDesConversationsQuery = (article: string) =>
  infiniteQueryOptions({
    queryKey: [...cleDuPortefeuille, 'radar-conversations', article],
    queryFn: ({ pageParam, signal }) =>
      request<RadarDesConversations>(adresseDuRadar('/api/pro/conversations/radar', { article, apres: pageParam }), {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: suiteDe,
  });

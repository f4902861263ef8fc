import type {
  FicheAnnuaireRequete,
  MaFicheAnnuaire,
  MaRecherche,
  PageAnnuaire,
  ProfessionnelsAccordes,
  ProfessionnelsAnnuaire,
  RechercheAnnuaire,
  RechercheGardee,
} from '@francis/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/http.ts';

const MIENNE = '/api/pro/annuaire';

export type Criteres = Omit<RechercheAnnuaire, 'apres'>;

export const maFicheQuery = queryOptions({
  queryKey: ['annuaire', 'mienne'],
  queryFn: ({ signal }) => request<MaFicheAnnuaire>(MIENNE, { signal }),
});
export const publier = (body: FicheAnnuaireRequete): Promise<MaFicheAnnuaire> =>
  request<MaFicheAnnuaire>(MIENNE, { method: 'PUT', body });
export const retirer = (): Promise<void> => request<undefined>(MIENNE, { method: 'DELETE' });

/** The directory by its criteria, page after page. */
export const annuaireQuery = (criteres: Criteres) =>
  infiniteQueryOptions({
    queryKey: ['annuaire', 'recherche', criteres],
    queryFn: ({ signal, pageParam }) => {
      const adresse = new URLSearchParams();
      for (const [nom, valeur] of Object.entries({ ...criteres, apres: pageParam }))
        if (valeur) adresse.set(nom, valeur);
      return request<PageAnnuaire>(`/api/annuaire?${adresse.toString()}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ suivant }) => suivant,
  });

/** Those whom the person follows. */
export const suivisQuery = queryOptions({
  queryKey: ['annuaire', 'suivis'],
  queryFn: ({ signal }) => request<ProfessionnelsAnnuaire>('/api/annuaire/suivis', { signal }),
});
export const suivre = (id: string, suivi: boolean): Promise<void> =>
  request<undefined>(`/api/annuaire/${encodeURIComponent(id)}/suivi`, { method: suivi ? 'PUT' : 'DELETE' });

export const maRechercheQuery = queryOptions({
  queryKey: ['annuaire', 'ma-recherche'],
  queryFn: ({ signal }) => request<MaRecherche>('/api/annuaire/recherche', { signal }),
  staleTime: 0,
});
export const garderRecherche = (body: RechercheGardee): Promise<MaRecherche> =>
  request<MaRecherche>('/api/annuaire/recherche', { method: 'PUT', body });
export const accordesQuery = queryOptions({
  queryKey: ['annuaire', 'accords'],
  queryFn: ({ signal }) => request<ProfessionnelsAccordes>('/api/annuaire/accords', { signal }),
  staleTime: 0,
});

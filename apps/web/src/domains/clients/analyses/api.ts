import type {
  AnalyseGardee,
  AnalyseGenerale,
  AnalyseIrpp,
  AnalyseRejouee,
  ArbitrageClient,
  SyntheseClient,
} from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../platform/http.ts';
import { telechargerDe } from '../../../platform/telecharger.ts';
import { cleDesClients } from '../api.ts';

export type Analyse = AnalyseGenerale | AnalyseIrpp;

export const CHEMINS = { generale: 'analyze', irpp: 'analyze_irpp_2025' } as const;
export type GenreAnalyse = keyof typeof CHEMINS;

export const analyser = (client: string, genre: GenreAnalyse): Promise<Analyse> =>
  request<Analyse>(`/api/pro/clients/${client}/${CHEMINS[genre]}`, { method: 'POST' });

/** The levers of a form that is not written yet; nothing of it is kept. */
export const analyserSaisie = (fiche: Readonly<Record<string, unknown>>): Promise<AnalyseGenerale> =>
  request<AnalyseGenerale>('/api/pro/clients/analyse', { body: { data: fiche } });

export const analysesQuery = (client: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'analyses', client],
    queryFn: ({ signal }) => request<AnalyseGardee[]>(`/api/pro/clients/${client}/analyses`, { signal }),
  });

export const syntheseQuery = (client: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'synthese', client],
    queryFn: ({ signal }) => request<SyntheseClient>(`/api/pro/clients/${client}/synthese`, { signal }),
  });

export const arbitragesQuery = (client: string) =>
  queryOptions({
    queryKey: [...cleDesClients, 'arbitrages', client],
    queryFn: ({ signal }) => request<ArbitrageClient[]>(`/api/pro/clients/${client}/arbitrages`, { signal }),
  });

export const relireAnalyse = (client: string, id: string): Promise<Analyse> =>
  request<Analyse>(`/api/pro/clients/${client}/analyses/${id}`);

export const rejouerAnalyse = (client: string, id: string): Promise<AnalyseRejouee> =>
  request<AnalyseRejouee>(`/api/pro/clients/${client}/analyses/${id}/rejouer`, { method: 'POST' });

/** What each export is called on its button, and in the sentence of its failure. */
export const EXPORTS = {
  'export-pdf': { bouton: 'PDF', echec: 'Erreur lors de l’export PDF' },
  'export-excel': { bouton: 'Excel', echec: 'Erreur lors de l’export Excel' },
  'export-csv': { bouton: 'CSV', echec: 'Erreur lors de l’export CSV' },
  'export-analysis-pdf': { bouton: 'Analyse en PDF', echec: 'Erreur lors de l’export de l’analyse PDF' },
  'export-irpp-pdf': { bouton: 'IRPP en PDF', echec: 'Erreur lors de l’export IRPP PDF' },
} as const;
export type Export = keyof typeof EXPORTS;

export const telecharger = (client: string, quoi: Export): Promise<void> =>
  telechargerDe(`/api/pro/clients/${client}/${quoi}`, 'fiche_client');
